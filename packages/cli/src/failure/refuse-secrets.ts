import { usage } from './command-failure.ts'
import { failureMessages as messages } from './failure.messages.ts'

/** An API token, also inside a longer text. */
export const TOKEN = /trb_[A-Za-z0-9_-]{8,}/g

/** Refuses arguments that are secrets, and never repeats one. Runs before anything else reads the arguments. */
export function refuseSecrets(args: readonly string[]): void {
  if (args.some((arg) => new RegExp(TOKEN).test(arg))) throw usage(messages.tokenInArguments)
  if (args.some((arg) => /^--?(api-?)?(token|password|secret)(=|$)/i.test(arg)))
    throw usage(messages.tokenOption)
}
