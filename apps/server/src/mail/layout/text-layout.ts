import type { MailContent, MailLink, MailPart } from '../mail-content.ts'

/** Renders a mail as plain text. */
export const textLayout = ({ greeting, parts }: MailContent, portal: string): string =>
  [greeting, ...parts.map(paragraph), `-- \nTributary\n${portal}`].join('\n\n').concat('\n')

function paragraph(part: MailPart): string {
  switch (part.kind) {
    case 'sentence':
      return part.text
    case 'aside':
      return part.link ? `${part.text}\n${linked(part.link)}` : part.text
    case 'quote':
      return `> ${part.text}`
    case 'code':
      return `    ${part.code}`
    case 'button':
      return linked(part.link)
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n')
    case 'steps':
      return part.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
  }
}

const linked = ({ label, href }: MailLink) => `${label}:\n${href}`
