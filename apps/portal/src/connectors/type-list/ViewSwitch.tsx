import { Segmented } from '@tributary/ui'
import { connectorsText } from '../connectors.messages.ts'
import { type TypeView, useTypeView } from './use-type-view.ts'

/** Switches the connectors of a type between cards and a list. */
export function ViewSwitch({ matching }: { matching: number }) {
  const { view, choose } = useTypeView(matching)
  const options: { value: TypeView; label: string }[] = [
    { value: 'cards', label: connectorsText.cards },
    { value: 'list', label: connectorsText.list },
  ]
  return <Segmented label={connectorsText.view} options={options} value={view} onChange={choose} />
}
