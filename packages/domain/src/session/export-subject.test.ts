import { describe, expect, it } from 'vitest'
import { exportAbility, exportSubjects } from './export-subject.ts'

describe('an export', () => {
  it('needs the ability of its page, of one organisation or of all [SHELL-58]', () => {
    expect(exportAbility('users', 'one')).toBe('users.manage')
    expect(exportAbility('users', 'all')).toBeNull()
    expect(exportAbility('audit-log', 'all')).toBe('organisations.act-on-every')
    expect(exportAbility('mails', 'one')).toBeNull()
  })

  it('is of a list that exists somewhere', () => {
    const none = exportSubjects.filter((one) => !exportAbility(one, 'one') && !exportAbility(one, 'all'))
    expect(none).toEqual([])
  })
})
