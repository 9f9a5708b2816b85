import { answer, fail, rewrite, rewriteAll } from './answers.ts'
import { arabicName, longName } from './long-names.ts'
import type { Group } from './screen.ts'

const insights = '**/backend/business2cloud/connectors/insights'
const approvals = '**/backend/approvals'
const users = '**/backend/users?*'
const clients = '**/backend/business2cloud/clients'

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`

export const adminDashboard: Group = {
  title: 'Admin: dashboard and configuration',
  screens: [
    { name: 'Admin dashboard', path: '/admin/dashboard', as: 'sue' },
    {
      name: 'Admin dashboard, nothing runs',
      path: '/admin/dashboard',
      as: 'adam',
      before: ({ page }) => answer(page, insights, []),
    },
    {
      name: 'Admin dashboard, loading',
      path: '/admin/dashboard',
      as: 'adam',
      holds: insights,
    },
    {
      name: 'Admin dashboard, failed',
      path: '/admin/dashboard',
      as: 'adam',
      before: ({ page }) => fail(page, insights),
    },
    { name: 'Global Configuration', path: '/admin/configuration', as: 'sue' },
    {
      name: 'Global Configuration, failed',
      path: '/admin/configuration',
      as: 'sue',
      before: ({ page }) => fail(page, '**/backend/admin/globalconfiguration'),
    },
  ],
}

const connectorRequest = (Id: string, ApprovalStatus: string) => ({
  Id,
  ApprovalType: 'ADD_CONNECTOR',
  ApprovalStatus,
  RequestedAtUtc: '2026-01-05T08:05:00.000Z',
  ApprovedAtUtc: ApprovalStatus === 'PENDING' ? null : '2026-01-05T09:30:00.000Z',
  ApprovedUser: ApprovalStatus === 'PENDING' ? null : 'Olga Oak',
  ApprovalContext: JSON.stringify({
    Description: 'Una Ulm (una@tributary.example) asks for Mailchimp in acme Traders',
    ConnectorType: 'mailchimp',
    OrganisationId: '1',
  }),
})

export const adminApprovals: Group = {
  title: 'Admin: approvals',
  screens: [
    { name: 'Approvals', path: '/admin/approvals', as: 'olga' },
    {
      name: 'Approvals, decided',
      path: '/admin/approvals',
      as: 'olga',
      steps: ({ approvals }) => approvals.show('Decided').check(),
    },
    {
      name: 'Approvals, none',
      path: '/admin/approvals',
      as: 'olga',
      before: ({ page }) => answer(page, approvals, []),
    },
    {
      name: 'Approvals, connectors',
      path: '/admin/approvals',
      as: 'olga',
      before: ({ page }) =>
        answer(page, approvals, [
          connectorRequest('1', 'PENDING'),
          connectorRequest('2', 'APPROVED'),
          connectorRequest('3', 'REJECTED'),
        ]),
    },
    {
      name: 'Approvals, loading',
      path: '/admin/approvals',
      as: 'olga',
      holds: approvals,
    },
    {
      name: 'Approvals, failed',
      path: '/admin/approvals',
      as: 'olga',
      before: ({ page }) => fail(page, approvals),
    },
    {
      name: 'Approvals, by a link that leads nowhere',
      path: '/admin/approvals/17?approved=true',
      as: 'olga',
    },
  ],
}

export const adminOrganisations: Group = {
  title: 'Admin: organisations',
  screens: [
    { name: 'Organisations', path: '/admin/organisations', as: 'sue' },
    { name: 'Organisations, as organisation administrator', path: '/admin/organisations', as: 'olga' },
    {
      name: 'Organisations, add',
      path: '/admin/organisations',
      as: 'sue',
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'Add Organisation' }).click()
        await page.getByRole('dialog', { name: 'Add Organisation' }).waitFor()
      },
    },
    {
      name: 'Organisations, edit',
      path: '/admin/organisations',
      as: 'sue',
      steps: async ({ page }) => {
        await page.getByRole('main').getByRole('link', { name: /^Edit/ }).first().click()
        await page.getByRole('dialog', { name: 'Edit Organisation' }).waitFor()
      },
    },
    {
      name: 'Organisations, with long names',
      path: '/admin/organisations',
      as: 'sue',
      before: async ({ page }) => {
        let count = 0
        await rewrite(page, clients, (row) => ({ ...row, Name: count++ % 2 === 0 ? longName : arabicName }))
      },
    },
    { name: 'Organisations, unknown', path: '/admin/organisations/17', as: 'sue' },
    { name: 'Organisations, none found', path: '/admin/organisations?search=nothing+like+it', as: 'sue' },
    {
      name: 'Organisations, loading',
      path: '/admin/organisations',
      as: 'sue',
      holds: clients,
    },
    {
      name: 'Organisations, failed',
      path: '/admin/organisations',
      as: 'sue',
      before: ({ page }) => fail(page, clients),
    },
  ],
}

export const adminUsers: Group = {
  title: 'Admin: users',
  screens: [
    { name: 'Users', path: '/admin/security/users', as: 'sue' },
    { name: 'Users, as organisation administrator', path: '/admin/security/users', as: 'olga' },
    {
      name: 'Edit user, with a linked sign-in provider',
      path: '/admin/security/users',
      as: 'olga',
      before: ({ page }) =>
        answer(page, '**/backend/users/*/identities*', [
          {
            Id: 'i1',
            Provider: 'xero',
            DisplayName: 'Xero',
            LinkedAtUtc: '2026-10-02T08:30:00.000Z',
            LastUsedAtUtc: null,
          },
        ]),
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'Edit Una Ulm' }).click()
        await page.getByRole('button', { name: 'Remove Xero' }).scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'Edit user, own account',
      path: '/admin/security/users',
      as: 'olga',
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'Edit Olga Oak' }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'Users, add',
      path: '/admin/security/users',
      as: 'sue',
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'Add user' }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'Users, edit',
      path: '/admin/security/users',
      as: 'sue',
      steps: async ({ page }) => {
        await page.getByRole('article', { name: 'Adam Ash' }).getByRole('button', { name: /^Edit/ }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'Users, delete',
      path: '/admin/security/users',
      as: 'sue',
      steps: async ({ page }) => {
        await page
          .getByRole('article', { name: 'Eli Elm' })
          .getByRole('button', { name: /^Delete/ })
          .click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
    {
      name: 'Users, with long names',
      path: '/admin/security/users',
      as: 'sue',
      before: ({ page }) => rewrite(page, users, (row) => ({ ...row, LastName: longName })),
    },
    {
      name: 'Users, many',
      path: '/admin/security/users',
      as: 'sue',
      before: ({ page }) =>
        rewriteAll(page, users, ([first = {}]) =>
          Array.from({ length: 200 }, (_, at) => ({ ...first, Id: idOf(at), LastName: `Stone ${at + 1}` })),
        ),
    },
    { name: 'Users, none found', path: '/admin/security/users?search=nothing+like+it', as: 'sue' },
    {
      name: 'Users, loading',
      path: '/admin/security/users',
      as: 'sue',
      holds: users,
    },
    {
      name: 'Users, failed',
      path: '/admin/security/users',
      as: 'sue',
      before: ({ page }) => fail(page, users),
    },
  ],
}

const tokens = '**/backend/tokens?*'
const accounts = '**/backend/service-accounts?*'

const token = (Id: string, Name: string, more: object = {}) => ({
  ...{ Id, Name, Scope: 'refresh', Hint: '4Xq0', Organisations: null, CreatedBy: 'Una Ulm' },
  ...{ Owner: { Id: 'u1', Name: 'Una Ulm', IsService: false }, CreatedAtUtc: '2026-10-02T08:30:00.000Z' },
  ...{
    ExpiresAtUtc: '2099-10-02T08:30:00.000Z',
    LastUsedAtUtc: new Date(Date.now() - 3_600_000).toISOString(),
  },
  ...more,
})
const ofAccount = (Id: string) => ({ Owner: { Id, Name: 'Data warehouse', IsService: true } })
const soon = new Date(Date.now() + 5.5 * 86_400_000).toISOString()
const account = (Id: string, Name: string, Role: string) => ({
  ...{ Id, Name, Role, Connectors: [], CreatedAtUtc: '2026-10-02T08:30:00.000Z' },
})

const withPrograms = (name: string): NonNullable<Group['screens'][number]['before']> => {
  return async ({ page }) => {
    await answer(page, accounts, [account('1', name, 'OrganisationAdmin'), account('2', 'Till', 'User')])
    await answer(page, tokens, [
      token('1', 'Production', { ...ofAccount('1'), ExpiresAtUtc: null }),
      token('2', 'Staging', { ...ofAccount('1'), Scope: 'read', ExpiresAtUtc: soon }),
      token('3', name, { Scope: 'read', LastUsedAtUtc: null }),
    ])
  }
}

export const adminPrograms: Group = {
  title: 'Admin: programs',
  screens: [
    { name: 'Programs, none', path: '/admin/programs', as: 'olga' },
    {
      name: 'Programs',
      path: '/admin/programs',
      as: 'olga',
      before: withPrograms('Data warehouse'),
    },
    {
      name: 'Programs, with long names',
      path: '/admin/programs',
      as: 'olga',
      before: withPrograms(longName),
    },
    {
      name: 'Programs, add a service account',
      path: '/admin/programs',
      as: 'olga',
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'Add service account' }).click()
        await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
      },
    },
    {
      name: 'Programs, delete a service account',
      path: '/admin/programs',
      as: 'olga',
      before: withPrograms('Data warehouse'),
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'Delete Data warehouse' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
    { name: 'Programs, loading', path: '/admin/programs', as: 'olga', holds: accounts },
    {
      name: 'Programs, failed',
      path: '/admin/programs',
      as: 'olga',
      before: ({ page }) => fail(page, accounts),
    },
  ],
}

const audit = '**/backend/audit?*'
const mails = '**/backend/mails?*'
const sizes = '**/backend/housekeeping'

const unsent = (Id: string, State: string, more: object = {}) => ({
  ...{ Id, Kind: 'password-link', Recipient: 'ben@closed.example', State, Attempts: 10, CanRetry: true },
  RequestId: '6f1d2c3b-8a40-4a53-9b1e-2d5f7c9e0a11',
  ...{ CreatedAtUtc: '2026-10-02T08:30:00.000Z', DueAtUtc: State === 'waiting' ? soon : null },
  Failure: '550 5.1.1 The mailbox does not exist.',
  ...more,
})

export const adminOperations: Group = {
  title: 'Admin: audit log, mail and housekeeping',
  screens: [
    { name: 'Audit log', path: '/admin/audit', as: 'olga' },
    { name: 'Audit log, everything', path: '/admin/audit?scope=everything', as: 'sue' },
    {
      name: 'Audit log, filtered by object',
      path: '/admin/audit?scope=everything&action=session',
      as: 'sue',
      steps: ({ page }) =>
        page
          .getByRole('link', { name: /^Show only entries about/ })
          .first()
          .click(),
    },
    {
      name: 'Audit log, verified',
      path: '/admin/audit',
      as: 'sue',
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'Verify the chain' }).click()
        await page.getByText('The chain is intact.').waitFor()
      },
    },
    { name: 'Audit log, none found', path: '/admin/audit?action=mail&to=2020-01-01', as: 'olga' },
    { name: 'Audit log, loading', path: '/admin/audit', as: 'olga', holds: audit },
    {
      name: 'Audit log, failed',
      path: '/admin/audit',
      as: 'olga',
      before: ({ page }) => fail(page, audit),
    },
    {
      name: 'Mail',
      path: '/admin/mail',
      as: 'sue',
      before: ({ page }) =>
        answer(page, mails, [
          unsent('1', 'waiting', { Attempts: 2, Failure: '451 4.7.1 Greylisted. Try again later.' }),
          unsent('2', 'abandoned'),
          unsent('3', 'abandoned', {
            CanRetry: false,
            Recipient: `${longName.replaceAll(' ', '.')}@x.example`,
          }),
        ]),
    },
    { name: 'Mail, none', path: '/admin/mail', as: 'sue', before: ({ page }) => answer(page, mails, []) },
    { name: 'Mail, loading', path: '/admin/mail', as: 'sue', holds: mails },
    { name: 'Mail, failed', path: '/admin/mail', as: 'sue', before: ({ page }) => fail(page, mails) },
    { name: 'Housekeeping', path: '/admin/housekeeping', as: 'sue' },
    { name: 'Housekeeping, loading', path: '/admin/housekeeping', as: 'sue', holds: sizes },
    {
      name: 'Housekeeping, failed',
      path: '/admin/housekeeping',
      as: 'sue',
      before: ({ page }) => fail(page, sizes),
    },
  ],
}
