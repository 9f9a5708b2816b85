import { catalogue } from '@tributary/sdk/common'

export const accessPageText = catalogue('portal.access', {
  accessRights: 'Access rights',
  loading: 'Loading the checks',
  saved: 'Saved. The checks are current.',
  synchronised: 'Synchronised. The checks are current.',
  resumed: 'The schedule is resumed.',
  users: 'Users',
  lineage: 'Where their numbers come from',
  report: 'Who had access',
  reportSummary: 'Everyone’s access at the end of a day, in Tributary and in Excel.',
  neverSignedIn: 'Never signed in',
  lastSignedIn: (at: string) => `Last signed in ${at}`,
  accessSaved: (name: string) => `The access of ${name} has been saved.`,
})
