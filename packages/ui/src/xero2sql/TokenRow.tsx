import type { TokenOrganisation, Xero2SqlToken } from '@tributary/domain'
import { xero2sqlMessages } from '@tributary/sdk/xero2sql'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Text } from '../layout/Text.tsx'
import { LoadError, type LoadErrorProps } from '../patterns/errors/LoadError.tsx'
import { Badge } from '../primitives/Badge/Badge.tsx'
import { Count } from '../primitives/Badge/Count.tsx'
import { CopyText } from '../primitives/CopyButton/CopyText.tsx'
import { Spinner } from '../primitives/Loading/Spinner.tsx'
import { radio } from '../primitives/Radio/Radio.css.ts'
import * as css from './Xero2Sql.css.ts'
import { xero2sqlText } from './xero2sql.messages.ts'

/** A token with its companies: loaded, loading or failed. */
export type TokenListRow = Xero2SqlToken & {
  organisations?: readonly TokenOrganisation[] | undefined
  failure?: LoadErrorProps | null | undefined
}

type Choice = {
  /** The organisation the user chose, and the token it belongs to. Null before a choice. */
  chosen: { xeroUserId: string; id: string } | null
  /** Called with the token and the organisation the user chose. */
  onChoose: (token: TokenListRow, organisation: TokenOrganisation) => void
}

export type TokenRowActions = Choice & {
  /** Called with the id of the Xero user whose row is opened or closed. */
  onToggle: (xeroUserId: string) => void
}

type TokenRowProps = TokenRowActions & {
  token: TokenListRow
  /** Makes the companies of all tokens one radio group. */
  name: string
  expanded: boolean
}

/** The user of an authorisation and, if expanded, its companies. */
export function TokenRow({ token, name, expanded, chosen, onChoose, onToggle }: TokenRowProps) {
  const { email, xeroUserId, organisations } = token
  const contentId = useId()
  return (
    <li className={css.token}>
      <div className={css.tokenHead}>
        <button
          type="button"
          className={css.expander}
          aria-expanded={expanded}
          {...(expanded && { 'aria-controls': contentId })}
          onClick={() => onToggle(xeroUserId)}
        >
          <ChevronRight size={16} className={css.arrow} aria-hidden />
          <Text as="bdi" minWidth={0} overflowWrap="anywhere">
            {email}
          </Text>
        </button>
        <span className={css.userId}>
          {xero2sqlText.xeroUserid} <CopyText text={xeroUserId} />
        </span>
        {organisations && (
          <span className={css.count}>
            <Count value={organisations.length} />
          </span>
        )}
      </div>
      {expanded && (
        <div id={contentId}>
          <Organisations {...{ token, name, chosen, onChoose }} />
        </div>
      )}
    </li>
  )
}

type OrganisationsProps = Choice & { token: TokenListRow; name: string }

function Organisations({ token, name, chosen, onChoose }: OrganisationsProps) {
  const { organisations, failure } = token
  const id = useId()
  if (!organisations)
    return (
      <div className={css.instead}>
        {failure ? <LoadError {...failure} /> : <Spinner label={xero2sqlText.loadingOrganisations} />}
      </div>
    )
  if (organisations.length === 0) return <p className={css.instead}>{xero2sqlMessages.noCompaniesOfToken}</p>
  return (
    <div
      role="radiogroup"
      aria-label={xero2sqlText.organisationsOf(token.email)}
      className={css.organisations}
    >
      {organisations.map((organisation, place) => (
        <div key={organisation.id} className={css.organisation}>
          <input
            id={`${id}-${place}`}
            type="radio"
            name={name}
            className={radio}
            checked={chosen?.xeroUserId === token.xeroUserId && chosen.id === organisation.id}
            aria-describedby={`${id}-${place}-state`}
            onChange={() => onChoose(token, organisation)}
          />
          <label htmlFor={`${id}-${place}`} className={css.organisationName}>
            <bdi>{organisation.name}</bdi>
          </label>
          <span id={`${id}-${place}-state`}>
            {organisation.credentials ? (
              <Badge tone="success">{xero2sqlText.linked}</Badge>
            ) : (
              <Badge>{xero2sqlText.noDatabase}</Badge>
            )}
          </span>
          <span className={css.organisationId}>
            <CopyText text={organisation.id} />
          </span>
        </div>
      ))}
    </div>
  )
}
