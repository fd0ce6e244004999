import type { WorkListRow as Row } from '@portal/contract/staff/work-list';
import type { WorkListColumn } from '@portal/contract/staff/work-list-terms';
import { useText } from '@portal/design/i18n/use-text.ts';
import { classNames } from '@portal/design/ui/class-names.ts';
import { memo } from 'react';
import { applicationAddress, ScreenLink } from '../../../frame/navigation.tsx';
import { linkIdOf } from './work-list-items.ts';
import { type CellContext, columns as allColumns } from './columns.tsx';
import styles from './work-list-table.module.css';

export interface WorkListRowProps extends CellContext {
  columns: readonly WorkListColumn[];
  /** Line number in the table, counted from 1 with the header. */
  line: number;
  isCurrent: boolean;
  isSelected: boolean;
  onSelect: (row: Row) => void;
  onFocus: (row: Row) => void;
}

export const WorkListRow = memo(function WorkListRow(props: WorkListRowProps) {
  const { row, columns, line, isCurrent, isSelected, onSelect, onFocus } = props;
  const words = useText();
  return (
    <tr
      aria-rowindex={line}
      className={classNames(styles.row, isCurrent && styles.current, isSelected && styles.selected)}
      onFocus={() => onFocus(row)}
    >
      <td className={styles.pick}>
        <label>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={words.t('console.selectRow', { name: row.operatingName })}
            onChange={() => onSelect(row)}
          />
        </label>
      </td>
      <th scope="row" className={styles.business}>
        <ScreenLink to={applicationAddress(row.applicationId)} id={linkIdOf(row)} className={styles.name}>
          {row.operatingName}
        </ScreenLink>
        <span className={styles.under}>
          {row.reference} · {row.province} · {row.language.toUpperCase()}
        </span>
      </th>
      {columns.map((name) => (
        <td key={name} className={styles[name]}>
          {allColumns[name].cell(props, words)}
        </td>
      ))}
    </tr>
  );
});
