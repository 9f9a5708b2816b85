import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { StrengthRequest, StrengthResponse } from './password-strength.ts'

// In a worker, because a hostile password can take tens of milliseconds to estimate.

/** Estimating takes quadratic time. A password that is strong at this length is strong enough. */
const LONGEST_ESTIMATED = 64
/** A password that takes fewer guesses is found with the usual lists and rules. */
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
