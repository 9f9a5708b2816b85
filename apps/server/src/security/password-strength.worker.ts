import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { StrengthRequest, StrengthResponse } from './password-strength.ts'

// The estimate costs tens of milliseconds for a password made to be slow, which is nobody else's waiting time here.

/** Estimates grow with the square of the length; what is not guessed in so many characters is not guessed at all. */
const LONGEST_ESTIMATED = 64
/** Fewer guesses than this, and whoever knows the usual lists and tricks finds it. */
const GUESSABLE = 1e6

const common = new Set(dictionary['passwords-common'])
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

function isGuessable(password: string, known: readonly string[]): boolean {
  const typed = password.normalize('NFC')
  if (common.has(typed.toLowerCase())) return true
  const { guesses } = estimator.check([...typed].slice(0, LONGEST_ESTIMATED).join(''), [...known])
  return guesses < GUESSABLE
}

parentPort?.on('message', ({ id, password, known }: StrengthRequest) => {
  const answer: StrengthResponse = { id, guessable: isGuessable(password, known) }
  parentPort?.postMessage(answer)
})
