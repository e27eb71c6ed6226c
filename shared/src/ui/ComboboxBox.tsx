import { Combobox } from '@base-ui/react/combobox';
import { type Ref, useState } from 'react';
import { searchable } from '../domain/index.ts';
import { Box, Ends, Frame, Item, Line, List, Popup, Positioner } from './combobox-style.ts';
import type { ControlSize } from './control-style.ts';
import { useFieldControl } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';
import { useFirstHit } from './use-first-hit.ts';

export interface ComboboxOption {
  /** Its id. */
  value: string;
  label: string;
  /** A muted line below the label: a RIF, a code. */
  hint?: string;
  disabled?: boolean;
}

export interface ComboboxProps {
  value: ComboboxOption | null;
  onValueChange: (option: ComboboxOption | null) => void;
  /** All of them; or, with `onSearch`, those that the server found. */
  options: readonly ComboboxOption[];
  /**
   * Asks the server: gets what was typed, after a pause. Without it the options are searched here, whatever their case
   * and accents.
   */
  onSearch?: (text: string) => void;
  /** The server is being asked. */
  loading?: boolean;
  /** What went wrong with the search. */
  error?: string | undefined;
  placeholder?: string;
  /** What to say when nothing fits; «Nada coincide» by default. */
  empty?: string;
  /** Its name, outside a `Field`. */
  'aria-label'?: string;
  disabled?: boolean;
  size?: ControlSize;
}

const labelOf = (option: ComboboxOption) => option.label;
/** Those of the search before that are of this one, too: they stay where they are when the others come. */
const isStill = ({ label, hint = '' }: ComboboxOption, typed: string) =>
  searchable(`${label} ${hint}`).includes(searchable(typed));
const isSame = (a: ComboboxOption, b: ComboboxOption) => a.value === b.value;

/** What a `Combobox` is once it has come. */
export default function ComboboxBox(props: ComboboxProps & { inputRef?: Ref<HTMLInputElement> }) {
  const { value, onValueChange, options, onSearch, loading = false, error, size = 'md' } = props;
  const field = useFieldControl();
  const [isOpen, setOpen] = useState(false);
  const { isWaiting, search, onKeyDown, forget, drop } = useFirstHit({
    onSearch,
    isThere: !loading,
    hits: error ? [] : options,
    onTake: (option) => {
      setOpen(false);
      onValueChange(option);
    },
  });
  return (
    <Combobox.Root
      items={options}
      value={value}
      onValueChange={(option) => {
        // An emptied box has none, and is searched all the same.
        if (option) drop();
        onValueChange(option);
      }}
      open={isOpen}
      onOpenChange={(opens) => {
        setOpen(opens);
        if (!opens) forget();
      }}
      onInputValueChange={(text, { reason }) => {
        if (reason === 'input-change' || reason === 'input-clear' || reason === 'clear-press') search(text);
      }}
      // What the server found is shown as it came. Until then nothing is listed that would move away below a pointer.
      {...(onSearch && { filter: isWaiting ? isStill : null })}
      itemToStringLabel={labelOf}
      isItemEqualToValue={isSame}
      autoHighlight
      disabled={props.disabled ?? false}
    >
      <Frame>
        <Box
          {...field}
          ref={props.inputRef}
          onKeyDown={onKeyDown}
          aria-label={props['aria-label']}
          placeholder={props.placeholder}
          autoComplete="off"
          spellCheck={false}
          $size={size}
        />
        <Ends>
          {loading && <Spinner />}
          <Combobox.Clear aria-label="Borrar">
            <Icon name="x" size={16} />
          </Combobox.Clear>
          <Combobox.Trigger aria-label="Ver opciones">
            <Icon name="chevron-down" size={16} />
          </Combobox.Trigger>
        </Ends>
      </Frame>
      <Combobox.Portal>
        <Positioner sideOffset={6} collisionPadding={12}>
          <Popup>
            <Combobox.Status>{error && <Line $bad>{error}</Line>}</Combobox.Status>
            {!error && (
              <Combobox.Empty>
                <Line>{loading || isWaiting ? 'Buscando…' : (props.empty ?? 'Nada coincide')}</Line>
              </Combobox.Empty>
            )}
            <List>
              {(option: ComboboxOption) => (
                <Item key={option.value} value={option} disabled={option.disabled ?? false}>
                  <span>
                    {option.label}
                    {option.hint && <small>{option.hint}</small>}
                  </span>
                  <Combobox.ItemIndicator>
                    <Icon name="check" size={16} />
                  </Combobox.ItemIndicator>
                </Item>
              )}
            </List>
          </Popup>
        </Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
