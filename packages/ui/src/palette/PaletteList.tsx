import { type RefObject, useId } from 'react'
import { TriageGlyph } from '../connectors/glance/TriageGlyph.tsx'
import { TriagePill } from '../connectors/glance/TriagePill.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Text } from '../layout/Text.tsx'
import { Marked } from '../patterns/Marked.tsx'
import { classNames } from '../theme/class-names.ts'
import { truncate } from '../theme/text.css.ts'
import * as css from './CommandPalette.css.ts'
import { Picture } from './PalettePicture.tsx'
import { paletteText } from './palette.messages.ts'
import type { PaletteOption, ShownGroup } from './palette-items.ts'
import { type Choice, choiceOf } from './use-active-option.ts'

export const optionId = (listId: string, { index }: PaletteOption) => `${listId}-${index}`

type Pointing = {
  listId: string
  search: string
  active: PaletteOption | undefined
  onPoint: (option: PaletteOption) => void
  onChoose: (option: PaletteOption, choice: Choice) => void
}

type PaletteListProps = Pointing & { groups: readonly ShownGroup[]; list: RefObject<HTMLDivElement | null> }

/** The matches by group. */
export function PaletteList({ groups, list, ...pointing }: PaletteListProps) {
  return (
    <div
      ref={list}
      id={pointing.listId}
      role="listbox"
      aria-label={paletteText.results}
      className={css.results}
    >
      {groups.map((group) => (
        <Group key={group.label} {...group} {...pointing} />
      ))}
    </div>
  )
}

function Group({ label, options, more, inWords, ...pointing }: ShownGroup & Pointing) {
  const labelId = useId()
  const moreId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      role="group"
      className={css.group}
      aria-labelledby={labelId}
      aria-describedby={more > 0 ? moreId : undefined}
    >
      <Inline
        justifyContent="space-between"
        size="xs"
        color="secondary"
        fontWeight="medium"
        className={css.groupHead}
      >
        <span id={labelId}>{label}</span>
        {more > 0 && (
          <Text fontWeight="regular" id={moreId}>
            {paletteText.more(more)}
          </Text>
        )}
      </Inline>
      {options.map((option) => (
        <Option key={option.key} option={option} inWords={inWords} {...pointing} />
      ))}
    </div>
  )
}

type OptionProps = Pointing & { option: PaletteOption; inWords: boolean }

function Option({ option, inWords, listId, search, active, onPoint, onChoose }: OptionProps) {
  const { picture, name, hint, state } = option
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which points here
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter is pressed in the box
    <div
      id={optionId(listId, option)}
      role="option"
      aria-selected={option.key === active?.key}
      className={css.option}
      // A press must not move the focus out of the box.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => onPoint(option)}
      onClick={(event) => onChoose(option, choiceOf(event))}
    >
      <span className={css.picture}>
        <Picture of={picture} />
      </span>
      <bdi className={css.name} title={name}>
        <Marked text={name} search={search} />
      </bdi>{' '}
      {hint && (
        <Text as="bdi" flex="none" size="sm" color="secondary" className={classNames(css.hint, truncate)}>
          <Marked text={hint} search={search} />
        </Text>
      )}
      {state && (
        <>
          {' '}
          <span className={css.state}>
            {inWords ? <TriagePill state={state} form="plain" /> : <TriageGlyph state={state} />}
          </span>
        </>
      )}
    </div>
  )
}
