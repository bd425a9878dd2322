import { Fragment } from "react";

/** A long text without spaces breaks behind each of these signs first. */
export function BreakBehind({ sign, text }: { sign: string; text: string }) {
  const parts = text.split(sign);
  return parts.map((part, at) =>
    at === parts.length - 1 ? (
      part
    ) : (
      <Fragment key={at}>
        {part + sign}
        <wbr />
      </Fragment>
    ),
  );
}
