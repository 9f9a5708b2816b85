import { organisationsMessages } from '@tributary/sdk/organisations'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import * as css from './OrganisationNotFound.css.ts'

export type OrganisationNotFoundProps = { listHref: string }

/** Above the list, when the address names an organisation that is not in it (ORG-11). */
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
