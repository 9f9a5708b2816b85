import { catalogue } from '../common/language/catalogue.ts'
import { formatNumber, plural } from '../common/language/format.ts'
import { isolated } from '../common/language/isolated.ts'
import { connectors, groups, people } from '../common/text/counted.messages.ts'

/** Sentences about invitations. */
export const invitationsMessages = catalogue('invitations', {
  invite: 'Invite people',
  title: (organisation: string) => `Invite people to ${organisation}`,
  explained:
    'They get a mail with a link. They become members when they accept. An account has one role in all organisations, and cannot accept a less powerful one.',
  /** What submitting the form does. */
  effect: (adds: number, skips: number, errors: number, replaces: number) =>
    [
      [
        `Adds ${people(adds)}`,
        `mails ${formatNumber(adds + replaces)}`,
        replaces > 0 && `replaces ${plural(replaces, { one: '# invitation', other: '# invitations' })}`,
        `skips ${formatNumber(skips)}.`,
      ]
        .filter(Boolean)
        .join(', '),
      errors > 0 &&
        plural(errors, {
          one: '# row has an error and is not sent.',
          other: '# rows have errors and are not sent.',
        }),
    ]
      .filter(Boolean)
      .join(' '),
  /** What everyone who is invited gets; one of both numbers may be zero. */
  gets: (count: number, groupCount: number, connectorCount: number) =>
    `${plural(count, { one: '# person gets', other: '# people get' })} ${[
      groupCount > 0 && groups(groupCount),
      connectorCount > 0 && connectors(connectorCount),
    ]
      .filter(Boolean)
      .join(' and ')}.`,
  done: (count: number) => `${people(count)} invited.`,
  /** After a call that could not invite everyone. */
  someFailed: (done: number, failed: number) =>
    `${people(done)} invited. ${plural(failed, {
      one: '# could not be invited. The reason is in the row.',
      other: '# could not be invited. The reasons are in their rows.',
    })}`,
  /** The error of a row, or the reason why it is left out. */
  rows: {
    noAddress: 'Enter an email address',
    noRole: (name: string) => `You cannot give a role “${isolated(name)}”. Choose one`,
    twice: 'Skipped: in the list twice',
    member: 'Skipped: already a member',
    invited: 'Skipped: already invited with the same access',
    invitedAbove: 'Already invited with a role that you cannot give',
    replaces: 'Replaces the pending invitation and its access. Its link stops working',
    weakRole: (title: string) => `This person has the more powerful role “${isolated(title)}”. Choose it`,
    roleAboveYours: (title: string) => `This person has the role “${isolated(title)}”, which you cannot give`,
    tooMany: (most: number) => `Too many together. The limit is ${formatNumber(most)}`,
  },
  /** Why the server refuses. It writes these sentences in English. */
  refusals: {
    isMember: 'This address is already a member.',
    isInvited: 'This address is already invited. Send or withdraw that invitation.',
    invitedAbove:
      'This address is invited with a role that is more powerful than your own. Only someone who may give that role can invite it again.',
    twice: 'This address is in the list twice.',
    enoughToAddress: 'This address has been sent enough invitations today. Try again tomorrow.',
    enoughOfOrganisation: 'This organisation has sent enough invitations today. Try again tomorrow.',
    moreThanOwnRole: 'You cannot give a role that is more powerful than your own.',
    lessThanTheirRole: 'This person has a more powerful role. Invite them with that role.',
    notValid: 'This invitation is not valid any more. Ask for a new one.',
    otherAddress: 'This invitation is for another email address. Sign in with the account that has it.',
    unverified: 'Verify your email address first. Then open the invitation again.',
    tooPowerful:
      'Your account has a more powerful role than this invitation gives. Ask the administrator to invite you with that role.',
    hasAccount: 'There is an account with this email address. Sign in with it to accept.',
    useProvider: 'Your organisation does not use passwords. Sign in with its provider to accept.',
  },
  pending: (count: number) => plural(count, { one: '# pending invitation', other: '# pending invitations' }),
  resent: (address: string) => `The invitation has been mailed to ${isolated(address)} again.`,
  withdrawn: (address: string) => `The invitation of ${isolated(address)} has been withdrawn.`,
  withdrawal: (address: string) => `Withdraw the invitation of ${isolated(address)}?`,
  withdrawalMeans: 'The link in the mail stops working. They get no mail about it.',
  /** The page that a link leads to. */
  page: {
    heading: (organisation: string) => `Join ${isolated(organisation)}`,
    invitedBy: (name: string, address: string) =>
      `${isolated(name)} has invited ${isolated(address)} to this organisation.`,
    keepsRole: 'Your account keeps its role.',
    tooPowerfulTitle: 'Your account has a more powerful role',
    tooPowerful: (invitedBy: string, invited: string, own: string) =>
      `This invitation is for the role ${invited}, and yours is ${own}. An account has one role in all organisations. Ask ${isolated(invitedBy)} to invite you with your role.`,
    accept: 'Accept invitation',
    signInFirst: 'Sign in to accept',
    hasAccount: 'There is an account with this address. Sign in with it to accept.',
    signUp: 'Create account and accept',
    wrongTitle: 'This invitation is for another account',
    wrongAccount: (invited: string, signedIn: string) =>
      `It is for ${isolated(invited)}, but you are signed in as ${isolated(signedIn)}. Sign out to use it.`,
    signOut: 'Sign out',
    invalidTitle: 'This invitation is not valid',
    invalid: 'It may have been used or withdrawn, or be older than 7 days. Ask for a new one.',
    toSignIn: 'Sign in',
    toHome: 'Go to Home',
    acceptedTitle: 'Invitation accepted',
    accepted: (organisation: string) => `You are now a member of ${isolated(organisation)}.`,
  },
})
