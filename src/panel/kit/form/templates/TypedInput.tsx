import { useTyped } from '../useTyped.ts';
import { InputTemplate, type InputTemplateProps } from './InputTemplate.tsx';

/** The text field behind all inputs that are typed letter by letter. */
export function TypedInput(props: InputTemplateProps) {
  const { text, type, tell } = useTyped(props.value, props.onChange);

  const leave: typeof props.onBlur = (id, left) => {
    tell();
    props.onBlur(id, left);
  };

  return <InputTemplate {...props} value={text} onChange={type} onBlur={leave} />;
}
