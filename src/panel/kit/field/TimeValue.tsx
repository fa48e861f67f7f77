interface TimeValueProps {
  readonly dateTime: string;
  readonly children: string;
}

export function TimeValue({ dateTime, children }: TimeValueProps) {
  return <time dateTime={dateTime}>{children}</time>;
}
