import { ButtonLink } from '@tributary/ui'
import { type PageLink, pagesFrom } from './pages-from.ts'

/** The pages that the top bar does not lead to, as buttons in the head of the page they are reached from (SHELL-48). */
export const linksFrom = (path: string) => pagesFrom(path)?.map(linkTo)

const linkTo = ({ label, href }: PageLink) => (
  <ButtonLink key={href} href={href}>
    {label}
  </ButtonLink>
)
