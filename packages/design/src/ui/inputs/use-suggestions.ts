import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { ComboboxItem, ComboboxProps } from './combobox.tsx';

type State = UseComboboxState<ComboboxItem>;
type Change = UseComboboxStateChangeOptions<ComboboxItem>;

function keepGroupOpen(state: State, { type, changes }: Change): Partial<State> {
  const isChoice =
    type === useCombobox.stateChangeTypes.InputKeyDownEnter || type === useCombobox.stateChangeTypes.ItemClick;
  return isChoice && changes.selectedItem?.isGroup && changes.selectedItem !== state.selectedItem
    ? { ...changes, isOpen: true, highlightedIndex: -1 }
    : changes;
}

function chooseOnPurpose(state: State, change: Change): Partial<State> {
  const changes = keepGroupOpen(state, change);
  return change.type === useCombobox.stateChangeTypes.InputBlur
    ? { ...changes, selectedItem: state.selectedItem }
    : changes;
}

type InputProps = Record<string, unknown> & { 'aria-activedescendant'?: string };

export function useSuggestions(props: ComboboxProps) {
  const { id, text, chosenId, items, choosesOnPurpose, onTextChange, onChoose, onBlur, ref } = props;
  const { isOpen, highlightedIndex, getInputProps, getItemProps, getMenuProps } = useCombobox<ComboboxItem>({
    items: [...items],
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    inputValue: text,
    selectedItem: items.find((item) => item.id === chosenId) ?? null,
    itemToString: (item) => item?.text ?? '',
    getA11yStatusMessage: () => '',
    stateReducer: choosesOnPurpose ? chooseOnPurpose : keepGroupOpen,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem.id);
    },
  });
  const isListShown = isOpen && text.trim() !== '' && items.length > 0;
  const inputProps = getInputProps({
    ...(ref && { ref }),
    onChange: ({ currentTarget }) => onTextChange(currentTarget.value),
    // Does nothing without a list, so that Enter submits the form.
    onKeyDown: (event) => {
      if (event.key === 'Enter' && !isListShown) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    },
    ...(onBlur && { onBlur }),
  }) as InputProps;

  return { isOpen, isListShown, highlightedIndex, inputProps, getItemProps, getMenuProps };
}
