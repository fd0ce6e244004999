import type { Statistics } from '@portal/contract/staff/statistics';
import { formatNumber } from '@portal/locales/format/number';
import { useText } from '@portal/design/i18n/use-text.ts';
import ChartColumn from 'lucide-react/icons/chart-column';
import Download from 'lucide-react/icons/download';
import Table2 from 'lucide-react/icons/table-2';
import { type ReactNode, useState } from 'react';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { ToolButton } from '@portal/design/ui/buttons/tool-button.tsx';
import { saveCsv } from '../../parts/lists/save-file.ts';
import { NOTHING } from './figure-words.ts';
import type { FiguresTable } from './figures-table.ts';
import styles from './overview.module.css';

export interface FiguresPanelProps {
  title: string;
  note?: ReactNode;
  table: FiguresTable;
  period: Statistics['period'];
  picture?: ReactNode;
  foot?: ReactNode;
}

export function FiguresPanel({ title, note, table, period, picture, foot }: FiguresPanelProps) {
  const { t } = useText();
  const [isTable, setIsTable] = useState(false);
  return (
    <Panel
      title={title}
      note={note}
      end={
        <>
          {picture !== undefined && (
            <ToolButton
              label={t(isTable ? 'console.overview.asPicture' : 'console.overview.asTable', { title })}
              icon={isTable ? <ChartColumn size={16} aria-hidden="true" /> : <Table2 size={16} aria-hidden="true" />}
              onPress={() => setIsTable(!isTable)}
            />
          )}
          <ToolButton
            label={t('console.overview.save', { title })}
            icon={<Download size={16} aria-hidden="true" />}
            onPress={() =>
              saveCsv(t('console.export.fileNames.figures', { title, ...period }), [table.head, ...table.lines])
            }
          />
        </>
      }
    >
      {picture === undefined || isTable ? <Figures title={title} table={table} /> : picture}
      {foot}
    </Panel>
  );
}

function Figures({ title, table: { head, lines } }: { title: string; table: FiguresTable }) {
  const { language } = useText();
  const shown = (cell: string | number | null) =>
    typeof cell === 'number' ? formatNumber(cell, language) : (cell ?? NOTHING);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it too
    <div className={styles.scroller} role="group" aria-label={title} tabIndex={0} data-scrolls>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(([name, ...cells], place) => (
            <tr key={place}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{shown(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
