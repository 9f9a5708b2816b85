import { Transfer } from 'antd'
import { useMemo, useState } from 'react'
import type { ListsProps } from './items.ts'

const style = { width: '45%', height: 648 }

/** Ant Design's component for the same purpose. */
export function AntTransfer({ right }: ListsProps) {
  const [selected, setSelected] = useState<string[]>([])
  const data = useMemo(() => right.map(({ id, name }) => ({ key: String(id), title: name })), [right])
  return (
    <Transfer
      dataSource={data}
      selectedKeys={selected}
      onSelectChange={(source) => setSelected(source.map(String))}
      render={({ title }) => title}
      listStyle={style}
      showSearch
    />
  )
}
