/** Sign-up, password reset, verification codes, approvals, settings of the installation, mail to be sent. */
export type AccountTables = Record<never, never>
