import { describe, expect, it } from 'vitest'
import { withMinimumFailureTime } from './min-failure-time.ts'

/** A clock that moves only while someone waits. */
function paced() {
  const clock = { ms: 0 }
  const pacing = {
    now: () => clock.ms,
    pause: async (ms: number) => {
      clock.ms += ms
    },
  }
  return { clock, pacing }
}

describe('a failure to reach a target', () => {
  it.each([
    ['immediate', 0, 300],
    ['after 120 ms', 120, 300],
    ['after exactly 300 ms', 300, 300],
    ['after 10 s', 10_000, 10_000],
  ])('%s is reported after the minimum time', async (_, took, reportedAfter) => {
    const { clock, pacing } = paced()
    const work = async () => {
      clock.ms += took
      throw new Error('refused')
    }
    await expect(withMinimumFailureTime(work, () => true, pacing)).rejects.toThrow('refused')
    expect(clock.ms).toBe(reportedAfter)
  })

  it('is not awaited when the target was reached', async () => {
    const { clock, pacing } = paced()
    expect(
      await withMinimumFailureTime(
        async () => 'answer',
        () => true,
        pacing,
      ),
    ).toBe('answer')
    const wrong = () => Promise.reject(new Error('wrong password'))
    await expect(withMinimumFailureTime(wrong, () => false, pacing)).rejects.toThrow('wrong password')
    expect(clock.ms).toBe(0)
  })
})
