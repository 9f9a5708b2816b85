import { setting } from '../setting.ts'
import { number, wholeNumber, withDefault } from '../value-kinds.ts'

const count = (from: number) => wholeNumber({ from, to: 1_000_000 })
const milliseconds = (from: number) => wholeNumber({ from, to: 60_000, unit: 'milliseconds' })

/** The load above which calls are refused. */
export const limitSettings = {
  REQUEST_TIMEOUT: setting(withDefault(number({ from: 0.05, to: 3600, unit: 'seconds' }), 30), {
    usedBy: 'web',
    does: 'How long a request with its body may take to arrive. Then it gets 408.',
  }),
  CONNECTIONS_PER_ADDRESS: setting(withDefault(count(1), 1000), {
    usedBy: 'web',
    does: 'Connections of one address at a time. Not applied with `TRUST_PROXY`, where all come from the proxy: set the limit there.',
  }),
  MAX_REQUESTS: setting(withDefault(count(4), 400), {
    usedBy: 'web',
    does: 'Calls of signed-in users in progress at a time. See [Under too much load](../../apps/server/README.md#under-too-much-load).',
  }),
  MAX_SIGN_INS: setting(withDefault(count(1), 250), {
    usedBy: 'web',
    does: 'Calls without a session in progress at a time, such as sign-ins.',
  }),
  MAX_POLL_TIME: setting(withDefault(milliseconds(1), 1000), {
    usedBy: 'web',
    does: 'The time of a poll above which fewer polls are admitted.',
  }),
  MAX_SIGN_IN_TIME: setting(withDefault(milliseconds(1), 5000), {
    usedBy: 'web',
    does: 'The time of a sign-in above which fewer sign-ins are admitted.',
  }),
  MAX_EVENT_LOOP_DELAY: setting(withDefault(milliseconds(0), 200), {
    usedBy: 'web',
    does: 'The delay of the event loop at which polls are refused. 0 means no limit.',
  }),
  MAX_DATABASE_WAIT: setting(withDefault(milliseconds(0), 250), {
    usedBy: 'web',
    does: 'The wait for a database connection at which polls are refused. 0 means no limit.',
  }),
}
