import type { StructureState } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { isStructureOutdated, structureSentence } from './structure-outdated.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const now = at('10:00:00')
const state = (changed: Partial<StructureState>): StructureState => ({
  changedAt: null,
  synchronisedAt: null,
  credentialsSet: true,
  ...changed,
})

describe('the state of the synchronised tables [DBSET-01]', () => {
  it.each([
    [
      'nothing yet',
      { changedAt: at('09:00:00') },
      true,
      'Never synchronised. Synchronise to write the structure into your database.',
    ],
    [
      'nothing yet, although no change is known',
      {},
      true,
      'Never synchronised. Synchronise to write the structure into your database.',
    ],
    [
      'nothing yet, for want of credentials',
      { credentialsSet: false },
      true,
      'Never synchronised. Enter the credentials of your database, then synchronise.',
    ],
    [
      'everything',
      { changedAt: at('07:59:59'), synchronisedAt: at('08:00:00') },
      false,
      'The structure has not changed since the last synchronisation, 2 hours ago.',
    ],
    [
      'the structure as it was at that very moment',
      { changedAt: at('08:00:00'), synchronisedAt: at('08:00:00') },
      false,
      'The structure has not changed since the last synchronisation, 2 hours ago.',
    ],
    [
      'something older',
      { changedAt: at('08:00:00.001'), synchronisedAt: at('08:00:00') },
      true,
      'The structure has changed since the last synchronisation, 2 hours ago.',
    ],
  ] as const)('is %s', (_, changed, outdated, sentence) => {
    expect(isStructureOutdated(state(changed))).toBe(outdated)
    expect(structureSentence(state(changed), now)).toBe(sentence)
  })

  it('has no next step for a user who may not synchronise', () => {
    expect(structureSentence(state({}), now, false)).toBe('Never synchronised.')
  })
})
