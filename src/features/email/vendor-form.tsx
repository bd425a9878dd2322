import { type ReactNode, useState } from "react";
import { VendorArea } from "@/components/vendor-area";
import type { WidgetLabels } from "@/content/schema";
import { useWidget } from "@/hooks/use-widget";
import type { EmailTimers, OpenEmailForm } from "@/vendors/email-form";

interface VendorFormProps {
  openForm: OpenEmailForm;
  labels: WidgetLabels;
  timers: EmailTimers;
  mailLink: ReactNode;
}

/** The vendor's form in an area whose height is reserved. */
export function VendorForm({ openForm, labels, timers, mailLink }: VendorFormProps) {
  const [open] = useState(() => () => openForm(timers));
  return (
    <VendorArea shown={useWidget(open)} labels={labels} className="min-h-72">
      {mailLink}
    </VendorArea>
  );
}
