import type { Client } from '@tributary/domain'
import { Pencil } from 'lucide-react'
import { memo, useId } from 'react'
import { OrganisationAvatar } from '../primitives/Avatar/Avatar.tsx'
import { button, iconSize } from '../primitives/Button/Button.css.ts'
import { Anchor } from '../primitives/Link/Anchor.tsx'
import * as css from './OrganisationCard.css.ts'
import { organisationsText } from './organisations.messages.ts'

export type OrganisationCardProps = {
  organisation: Client
  /** The address on which the organisation is edited. */
  editHref: string
}

/** An organisation: its initials, name and key, and the link to edit it. */
export const OrganisationCard = memo(function OrganisationCard(props: OrganisationCardProps) {
  const { organisation, editHref } = props
  const { name, key } = organisation
  const id = useId()
  return (
    <article className={css.card} aria-labelledby={id}>
      <OrganisationAvatar companyName={name} size={36} quiet />
      <div className={css.words}>
        <h2 id={id} className={css.name} title={name} dir="auto">
          {name}
        </h2>
        <p className={css.key} title={key} dir="ltr">
          {key}
        </p>
      </div>
      <Anchor
        href={editHref}
        className={button({ variant: 'ghost', shape: 'square' })}
        aria-label={organisationsText.editNamed(name)}
        title={organisationsText.editNamed(name)}
      >
        <Pencil size={iconSize} aria-hidden />
      </Anchor>
    </article>
  )
})
