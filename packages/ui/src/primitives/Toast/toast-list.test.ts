import { describe, expect, it } from 'vitest'
import { dismissToast, showToast, type Toast, toastDurations, visibleToasts } from './toast-list.ts'

const toast = (id: number | string, content = `toast ${id}`): Toast => ({
  id: String(id),
  type: 'blank',
  content,
})
const upTo = (count: number) =>
  Array.from({ length: count }, (_, index) => toast(index + 1)).reduce<Toast[]>(showToast, [])
const ids = (list: Toast[]) => list.map(({ id }) => id)

describe('toasts', () => {
  it('stay as long as their kind defines [CONST-03]', () => {
    expect(toastDurations).toEqual({
      blank: 4000,
      error: 4000,
      success: 2000,
      loading: Number.POSITIVE_INFINITY,
      custom: 4000,
    })
  })

  it('are limited to 20: the 21st removes the oldest [CONST-04, STATE-17, STATE-25]', () => {
    expect(ids(upTo(20))).toHaveLength(20)
    expect(ids(upTo(20))[0]).toBe('1')

    const after = showToast(upTo(20), toast(21))
    expect(after).toHaveLength(20)
    expect(ids(after)[0]).toBe('2')
    expect(ids(after).at(-1)).toBe('21')
  })

  it('show the newest three', () => {
    expect(ids(visibleToasts(upTo(5)))).toEqual(['3', '4', '5'])
    expect(ids(visibleToasts(upTo(2)))).toEqual(['1', '2'])
  })

  it('with the same id replace the old one in place', () => {
    const after = showToast(upTo(20), { id: '7', type: 'success', content: 'Saved' })
    expect(ids(after)).toEqual(ids(upTo(20)))
    expect(after[6]).toEqual({ id: '7', type: 'success', content: 'Saved' })
  })

  it('make space for a waiting one when one is dismissed', () => {
    const after = dismissToast(upTo(4), '4')
    expect(ids(after)).toEqual(['1', '2', '3'])
    expect(ids(visibleToasts(after))).toEqual(['1', '2', '3'])
  })

  it('do not change when a removed one is dismissed', () => {
    expect(ids(dismissToast(upTo(2), '9'))).toEqual(['1', '2'])
  })
})
