import { Button } from '@coop/ui/button';
import layout from '../control/layout.module.css';

interface PresetButtonsProps<Fault> {
  readonly text: {
    readonly presets: string;
    readonly presetNames: Readonly<Record<string, string>>;
  };
  /** By name. */
  readonly presets: Readonly<Record<string, Fault>>;
  readonly onChoose: (fault: Fault) => void;
}

/** Faults that are ready to be applied, each with a button. */
export function PresetButtons<Fault>({ text, presets, onChoose }: PresetButtonsProps<Fault>) {
  return (
    <fieldset>
      <legend className={layout.legend}>{text.presets}</legend>
      <div className={layout.row}>
        {Object.entries(presets).map(([name, fault]) => (
          <Button key={name} onClick={() => onChoose(fault)}>
            {text.presetNames[name] ?? name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
