import { organisationsMessages } from '@tributary/sdk/organisations'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import * as css from './OrganisationNotFound.css.ts'

export type OrganisationNotFoundProps = {
  /** Where the link to the list of organisations leads. */
  listHref: string
}

/** Shown above the list if the address names an unknown organisation. */
export const OrganisationNotFound = ({ listHref }: OrganisationNotFoundProps) => (
  <div className={css.above}>
    <Banner
      tone="danger"
      actions={
        <ButtonLink size="sm" href={listHref}>
          {organisationsMessages.backToList}
        </ButtonLink>
      }
    >
      {organisationsMessages.notFound}
    </Banner>
  </div>
)
