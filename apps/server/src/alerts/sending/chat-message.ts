import type { AlertChannelKind } from '@tributary/domain'

/** A message before it has the format of a chat system. All of it is plain text. */
export type ChatText = {
  readonly title: string
  readonly sentences: readonly string[]
  readonly link: { readonly label: string; readonly href: string }
}

/** Returns the body to post. Text by users cannot mention anyone, become a link or change the format. */
export const chatMessage = (kind: AlertChannelKind, text: ChatText): string =>
  JSON.stringify(kind === 'slack' ? slackMessage(text) : teamsMessage(text))

/** Slack draws plain text as it is. The summary for notifications is in mrkdwn, which needs these three escaped. */
const slackMessage = ({ title, sentences, link }: ChatText) => ({
  text: escaped(title),
  blocks: [
    { type: 'header', text: plain(title, 150) },
    ...sentences.map((sentence) => ({ type: 'section', text: plain(sentence, 3_000) })),
    { type: 'actions', elements: [{ type: 'button', text: plain(link.label, 75), url: link.href }] },
  ],
})

const plain = (text: string, most: number) => ({
  type: 'plain_text',
  text: shortened(text, most),
  emoji: false,
})

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** An Adaptive Card for Workflows of Teams. Text runs are drawn as they are; text blocks would be read as Markdown. */
const teamsMessage = ({ title, sentences, link }: ChatText) => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body: [
          richText(title, { weight: 'Bolder', size: 'Medium' }),
          ...sentences.map((sentence) => richText(shortened(sentence, 3_000))),
        ],
        actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.href }],
      },
    },
  ],
})

const richText = (text: string, style: object = {}) => ({
  type: 'RichTextBlock',
  inlines: [{ type: 'TextRun', text, ...style }],
})

const shortened = (text: string, most: number) => {
  const characters = Array.from(text)
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text
}

/** The message of the test button. */
export const testMessage = (kind: AlertChannelKind, portal: string): string =>
  chatMessage(kind, {
    title: 'Test of an alert channel',
    sentences: ['This channel gets alerts of Tributary.'],
    link: { label: 'Open the portal', href: portal },
  })
