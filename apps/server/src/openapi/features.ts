/** The features of the contract, which group the calls of the document. */
export const features = {
  session: 'Sign in, stay signed in, sign out, and the codes that go with it.',
  account: 'Sign up, finish an external sign-up, set a new password.',
  organisations: 'Organisations, also called clients.',
  approvals: 'Requests that an administrator decides.',
  configuration: 'Switches of the installation, and the statuses things can have.',
  audit: 'The log of all changes.',
  operations: 'Mails that were not sent, and the sizes of the stored data, for operators.',
  tokens: 'API tokens and service accounts, for programs.',
  users: 'The members of organisations, their roles and their links.',
  connectors: 'Connectors with their properties, licences, assignments and refreshes.',
  customSources: 'Systems that organisations describe with manifests.',
  excel: 'Entities, areas, sub-areas, versions, milestones, helper tables and security groups.',
  alerts: 'Alerts of people by mail, and of channels of chat systems.',
  webhooks: 'Addresses of other systems that receive events, and the deliveries to them.',
  xero2sql: 'Xero companies, their authorisations and their synchronisation.',
  database: 'The database of an organisation.',
} as const
