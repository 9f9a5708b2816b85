/** The portal's URLs in mails. They start with PUBLIC_URL, whatever host a request names. */
export type PortalLinks = ReturnType<typeof portalLinks>

type LinkedConnector = { organisationId: string; id: string; type: string; name: string }

export function portalLinks({ origin }: URL) {
  const path = (...parts: string[]) => [origin, ...parts.map(encodeURIComponent)].join('/')
  return {
    portal: origin,
    profile: path('profile'),
    alertSettings: `${path('profile')}#alerts`,
    home: (organisationId: string) =>
      `${path('home')}?${new URLSearchParams({ organisation: organisationId })}`,
    requestReset: path('reset-password'),
    /** With a name, the sign-in page greets the reader. */
    signIn: (name?: string) => path('signin') + (name ? `?name=${encodeURIComponent(name)}` : ''),
    finalise: (code: string) => `${path('signup', 'finalise')}?code=${encodeURIComponent(code)}`,
    resetPassword: (token: string) => path('reset-password', 'redeem', token),
    setPassword: (token: string) => path('set-password', 'redeem', token),
    /** With the address of the account, so that the portal can sign its user in with the new password. */
    firstPassword: (token: string, emailAddress: string) =>
      `${path('set-password', 'redeem', token)}?${new URLSearchParams({ email: emailAddress })}`,
    confirmAddress: (token: string) => path('signin', 'confirm-address', token),
    invitation: (token: string) => path('invitation', token),
    reconnect: (token: string) => path('reconnect', token),
    organisations: path('admin', 'organisations'),
    approval: (id: string) => path('admin', 'approvals', id),
    /** The dashboard of a connector, with its history opened. */
    connector: ({ organisationId, id, type, name }: LinkedConnector) =>
      `${path('connectors', type, 'refresh')}?${new URLSearchParams({ organisation: organisationId, search: name.toLowerCase(), history: id })}`,
    webhooks: (organisationId: string) =>
      `${path('admin', 'webhooks')}?${new URLSearchParams({ organisation: organisationId })}`,
    organisationSignIn: (organisationId: string) =>
      `${path('admin', 'sign-in')}?${new URLSearchParams({ organisation: organisationId })}`,
    tableSynchronisation: (organisationId: string) =>
      `${path('excel', 'table-synchronisation')}?${new URLSearchParams({ organisation: organisationId })}`,
    /** Decides once the reader has signed in. The token proves that the link is ours. */
    decision: (id: string, status: 'APPROVED' | 'REJECTED', token: string) =>
      `${path('admin', 'approvals', id)}?status=${status}&t=${encodeURIComponent(token)}`,
  }
}
