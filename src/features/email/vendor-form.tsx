import { type ReactNode, useState } from "react";
import { VendorArea, type VendorAreaLabels } from "@/components/vendor-area";
import { useWidget, type WidgetPlan } from "@/hooks/use-widget";
import type { EmailTimers } from "@/vendors/klaviyo/email-form";
import type { KlaviyoForm } from "@/vendors/klaviyo/facts";
import type { Widget } from "@/vendors/widget";

interface VendorFormProps {
  form: KlaviyoForm;
  labels: VendorAreaLabels;
  timers: EmailTimers;
  mailLink: ReactNode;
}

/** The form is created once per page load and shared by all pages. */
let opened: Widget | null = null;

/** The vendor's form in an area whose height is reserved. */
export function VendorForm({ form, labels, timers, mailLink }: VendorFormProps) {
  const [open] = useState(() => async (): Promise<WidgetPlan> => {
    const { createEmailForm, emailSteps } = await import("@/vendors/klaviyo/email-form");
    opened ??= createEmailForm(form);
    return { widget: opened, steps: emailSteps(timers, form.formId) };
  });
  return (
    <VendorArea shown={useWidget(open)} labels={labels} className="min-h-72">
      {mailLink}
    </VendorArea>
  );
}
