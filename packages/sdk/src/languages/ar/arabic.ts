import type { SdkCatalogues } from '../sdk-catalogues.ts'
import { account, approvals, configuration, request, timeAgo } from './account.ts'
import { authorise, connectors, insights, manage } from './connectors.ts'
import { editor, runs, schedule, scheduleSentence } from './editor.ts'
import { codes, security, signIn } from './session.ts'
import { organisations, users, xero2sql } from './users.ts'

/** The text of the SDK in Arabic, for `setLanguage`. */
export const arabic = {
  account,
  approvals,
  authorise,
  codes,
  configuration,
  connectors,
  editor,
  insights,
  manage,
  organisations,
  request,
  runs,
  schedule,
  'schedule-sentence': scheduleSentence,
  security,
  'sign-in': signIn,
  'time-ago': timeAgo,
  users,
  xero2sql,
} satisfies Partial<SdkCatalogues>
