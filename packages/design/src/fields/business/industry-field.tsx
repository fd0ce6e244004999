import { lazy, Suspense } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { FieldShell } from '../../ui/inputs/field-shell.tsx';
import { Skeleton } from '../../ui/progress/skeleton.tsx';
import type { FieldProps } from '../field-props.ts';
import { useField } from '../form/use-field.ts';

const IndustryCombobox = lazy(async () => {
  const { IndustryCombobox: component } = await import('./industry-combobox.tsx');
  return { default: component };
});

export interface IndustryFieldProps extends FieldProps {
  groupName?: string;
  entryName?: string;
}

export function IndustryField(props: IndustryFieldProps) {
  const { name = 'industryCode', groupName = 'subIndustryCode', entryName = 'industry', label, hint } = props;
  const { t } = useText();
  const sector = useField(name);
  const group = useField(groupName);
  const entry = useField(entryName);
  return (
    <FieldShell
      id={sector.id}
      label={label ?? t('common.fields.industry')}
      hint={hint ?? t('application.industry.hint')}
      error={sector.error ?? group.error}
    >
      {(control) => (
        <Suspense fallback={<Skeleton height={52} />}>
          <IndustryCombobox
            id={control.id}
            describedBy={control['aria-describedby']}
            invalid={control['aria-invalid'] === true}
            sectorCode={sector.value}
            groupCode={group.value}
            entry={entry.value}
            onChange={(sectorCode, groupCode, slug) => {
              sector.change(sectorCode);
              group.change(groupCode);
              entry.change(slug);
            }}
            onBlur={() => {
              sector.leave();
              group.leave();
              entry.leave();
            }}
          />
        </Suspense>
      )}
    </FieldShell>
  );
}
