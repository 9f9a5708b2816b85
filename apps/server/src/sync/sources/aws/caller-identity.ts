import type { HttpClient } from '../http/http-client.ts'
import type { HttpRequest } from '../http/http-stream.ts'
import { badData } from '../http/records.ts'
import { awsMessages } from './aws.messages.ts'

/** The account of a key, and the time at AWS. */
export type CallerIdentity = { readonly account: string; readonly servedAt: Date | undefined }

const GET_CALLER_IDENTITY: HttpRequest = {
  method: 'POST',
  path: '',
  headers: { accept: 'text/xml', 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
  body: 'Action=GetCallerIdentity&Version=2011-06-15',
  format: 'text',
}

/** Requests whose key it is. It is free and needs no permission, so a wrong key costs nothing. */
export async function callerIdentity(sts: HttpClient, signal: AbortSignal): Promise<CallerIdentity> {
  const { body, servedAt } = await sts.send(GET_CALLER_IDENTITY, signal)
  const [, account] = /<Account>(\d{12})<\/Account>/.exec(String(body)) ?? []
  if (!account) throw badData(awsMessages.noIdentity)
  return { account, servedAt }
}
