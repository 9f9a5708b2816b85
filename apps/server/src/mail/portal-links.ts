/** The portal's addresses that mails lead to, all below PUBLIC_URL: what a request says of its host plays no part. */
export type PortalLinks = ReturnType<typeof portalLinks>

export function portalLinks({ origin }: URL) {
  const path = (...parts: string[]) => [origin, ...parts.map(encodeURIComponent)].join('/')
  return {
    portal: origin,
    profile: path('profile'),
    requestReset: path('reset-password'),
    /** With a name, whoever follows it is greeted by it. */
    signIn: (name?: string) => path('signin') + (name ? `?name=${encodeURIComponent(name)}` : ''),
    finalise: (code: string) => `${path('signup', 'finalise')}?code=${encodeURIComponent(code)}`,
    resetPassword: (token: string) => path('reset-password', 'redeem', token),
    setPassword: (token: string) => path('set-password', 'redeem', token),
    confirmAddress: (token: string) => path('signin', 'confirm-address', token),
    approval: (id: string) => path('admin', 'approvals', id),
    /** Decides by itself once its reader has signed in; the token shows that the link is ours. */
    decision: (id: string, status: 'APPROVED' | 'REJECTED', token: string) =>
      `${path('admin', 'approvals', id)}?status=${status}&t=${encodeURIComponent(token)}`,
  }
}
