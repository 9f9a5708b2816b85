import { type Organisation, organisationsByName } from '@tributary/domain'
import { ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, useId, useMemo, useState } from 'react'
import { forwardRef } from '../layout/forward-ref.ts'
import { OrganisationAvatar } from '../primitives/Avatar/Avatar.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import { Menu, MenuRadioGroup, MenuRadioItem } from '../primitives/Menu/Menu.tsx'
import { classNames } from '../theme/class-names.ts'
import { truncate, visuallyHidden } from '../theme/text.css.ts'
import * as css from './OrganisationMenu.css.ts'
import { OrganisationPicker } from './OrganisationPicker.tsx'
import { shellText } from './shell.messages.ts'

/** Above this number, a list with a filter replaces the menu. */
const LONGEST_ORGANISATION_MENU = 12

export type OrganisationMenuProps = {
  /** In any order: they are shown by company name. Undefined while they load. */
  organisations: readonly Organisation[] | undefined
  selectedOrganisation: Organisation | null
  onSelectOrganisation: (organisation: Organisation) => void
  /** Shows only the initials, in the collapsed navigation. */
  collapsed?: boolean
}

/** The selected organisation, and the menu to select another. */
export function OrganisationMenu(props: OrganisationMenuProps) {
  const { organisations } = props
  const sorted = useMemo(() => organisations && organisationsByName(organisations), [organisations])
  if (!sorted) return <Skeleton height={css.TRIGGER_HEIGHT} radius="md" />
  if (sorted.length === 0) return <p className={css.none}>{shellText.noOrganisations}</p>
  const Choice = sorted.length > LONGEST_ORGANISATION_MENU ? LongChoice : ShortChoice
  return <Choice {...props} organisations={sorted} />
}

type ChoiceProps = OrganisationMenuProps & { organisations: readonly Organisation[] }

function ShortChoice({
  organisations,
  selectedOrganisation,
  onSelectOrganisation,
  collapsed = false,
}: ChoiceProps) {
  const select = (id: string) => {
    const chosen = organisations.find((organisation) => String(organisation.id) === id)
    if (chosen) onSelectOrganisation(chosen)
  }
  return (
    <Menu trigger={<Trigger organisation={selectedOrganisation} collapsed={collapsed} />}>
      <MenuRadioGroup
        label={shellText.organisation}
        value={selectedOrganisation ? String(selectedOrganisation.id) : ''}
        onChange={select}
      >
        {organisations.map(({ id, companyName }) => (
          <MenuRadioItem
            key={id}
            value={String(id)}
            leading={<OrganisationAvatar companyName={companyName} size={24} />}
          >
            <bdi>{companyName}</bdi>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  )
}

function LongChoice({ collapsed = false, ...props }: ChoiceProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Trigger
        organisation={props.selectedOrganisation}
        collapsed={collapsed}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <OrganisationPicker {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

type TriggerProps = ComponentProps<'button'> & { organisation: Organisation | null; collapsed: boolean }

/** Named «Organisation» and described by the selected one. */
const Trigger = forwardRef(function Trigger({ organisation, collapsed, ...button }: TriggerProps) {
  const chosen = useId()
  const name = organisation?.companyName ?? shellText.chooseAnOrganisation
  return (
    <button
      {...button}
      type="button"
      className={css.trigger[collapsed ? 'collapsed' : 'full']}
      aria-describedby={chosen}
      title={name}
    >
      <span className={visuallyHidden}>{shellText.organisation}</span>
      {organisation && <OrganisationAvatar companyName={organisation.companyName} size={28} />}
      <span
        id={chosen}
        aria-hidden
        dir="auto"
        className={collapsed ? visuallyHidden : classNames(css.name, truncate)}
      >
        {name}
      </span>
      {!collapsed && <ChevronsUpDown size={15} className={css.chevrons} aria-hidden />}
    </button>
  )
})
