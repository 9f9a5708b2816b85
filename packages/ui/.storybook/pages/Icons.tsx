import { CopyName } from './CopyName.tsx'
import { icons } from './icons.ts'

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 16 }

/** Every icon that the components use, with the name to import. */
export const Icons = () => (
  <div style={grid}>
    {Object.entries(icons).map(([name, Icon]) => (
      <span key={name} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <Icon size={20} />
        <CopyName name={name} />
      </span>
    ))}
  </div>
)
