import { propertyMessages } from '../property.messages.ts'

/** Sentences of AWS connectors. None contains a key, an address or AWS's own words. */
export const awsMessages = {
  missing: propertyMessages.missing,
  badKey: propertyMessages.badKey,
  temporaryKey:
    '"Access Key Id" belongs to a temporary key, which expires within hours. Enter the access key of an IAM user, which begins with AKIA.',
  badStartDate: propertyMessages.badDate('aws.startDate'),
  futureStartDate: '"Start Date" is in the future, so there are no costs to read yet.',
  badGranularity: '"Granularity" must be DAILY, MONTHLY or HOURLY.',
  noCostExplorer:
    'Cost Explorer does not exist in the GovCloud regions. Use a key of the standard account that is billed, and one of its regions.',

  wrongKey:
    'AWS refused the access key. It may have been deleted or switched off in IAM. Enter "Access Key Id" and "Secret Access Key" again.',
  clock: (minutes: number) =>
    `AWS refused the sign-in because the clock of our server is ${minutes} minutes wrong. Your key is not the reason. Contact support.`,
  switchedOff:
    'Cost Explorer is not switched on for this AWS account. Its owner must open Cost Explorer once in the AWS console. Costs then appear within 24 hours.',
  notAllowed:
    'The user of this key may not read costs. Attach a policy that allows ce:GetCostAndUsage. In an organisation of accounts, the management account must also allow access to Cost Explorer.',
  noData: 'AWS has no costs of this account yet. They appear within 24 hours. Try again tomorrow.',
  tooOld: 'AWS no longer has the costs of the start date. Enter a later "Start Date".',
  hourlyOff:
    'AWS refused the request for hourly costs. Switch on hourly data in the settings of Cost Explorer, or set "Granularity" to DAILY.',
  badRequest:
    'AWS does not accept the request for costs. Check "Start Date" and "Granularity", and report this if they are right.',
  pagingBroken: 'AWS did not return the next page of the costs, twice. Nothing was stored. Try again later.',
  busy: 'AWS received too many requests for this account. Try again later.',

  otherForm: (table: string) =>
    `${table}: AWS sent costs in a form that is not expected, so nothing was stored. Its interface may have changed.`,
  otherPeriod: (table: string, period: string) =>
    `${table}: AWS sent costs of ${period}, which was not requested, so nothing was stored.`,
  mixedCurrencies: (table: string, period: string) =>
    `${table}: AWS sent costs of ${period} in several currencies, so nothing was stored.`,
  noIdentity: 'AWS did not return the account of the key.',

  clamped: (from: string) => `AWS keeps costs for a limited time, so they are read from ${from}.`,
  skipped: (from: string, to: string) => `AWS has no costs from ${from} to before ${to}.`,
  leftOut: (table: string, periods: number) =>
    `${table}: AWS left out ${periods === 1 ? '1 period' : `${periods} periods`}. Rows already stored for it were not changed.`,
  readable: (account: string) =>
    `The costs of account ${account} can be read. AWS charges 0.01 USD for this test.`,
  readableLater: (account: string) => `The key of account ${account} works, but there are no costs yet.`,
} as const
