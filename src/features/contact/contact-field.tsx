import { useId } from "react";
import type { ContactField as FieldName } from "./contact-rules";

interface ContactFieldProps {
  name: FieldName;
  label: string;
  /** The error message; null if the input is valid. */
  error: string | null;
  readOnly: boolean;
}

/** A field with its label and error. React never sets its value, so input from before the application ran is kept. */
export function ContactField({ name, label, error, readOnly }: ContactFieldProps) {
  const id = useId();
  const shared = {
    id,
    name,
    required: true,
    readOnly,
    "aria-invalid": error !== null,
    "aria-describedby": error === null ? undefined : `${id}-error`,
    className: "field mt-2",
  };
  return (
    <div className={name === "subject" || name === "message" ? "sm:col-span-2" : ""}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {name === "message" ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input
          {...shared}
          type={name === "email" ? "email" : "text"}
          autoComplete={name === "subject" ? "off" : name}
          {...(name === "email" ? { spellCheck: false } : {})}
        />
      )}
      {error === null ? null : (
        <p id={`${id}-error`} className="mt-2 font-semibold text-clay-ink">
          {error}
        </p>
      )}
    </div>
  );
}
