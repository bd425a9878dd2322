import { describe, expect, it } from "vitest";
import { isConfirmation } from "@/vendors/contact-endpoint/contact-endpoint";

describe("a body that confirms a message", () => {
  it.each([
    ["nothing", ""],
    ["a word", "Accepted"],
    ["a sentence", "Thanks! If you hear nothing in two days, look into your spam folder."],
    ["an identifier", '"f3a9"'],
    ["an empty object", "{}"],
    ["null", "null"],
    ["Formspree's", '{"ok":true,"next":"/thanks"}'],
    ["an older one of Formspree", '{"success":"email sent"}'],
    ["FormSubmit's", '{"success":"true","message":"The form was submitted successfully."}'],
    ["Web3Forms's", '{"success":true,"body":{"data":{},"message":"Email sent successfully!"}}'],
    ["Contact Form 7's", '{"status":"mail_sent","message":"Thank you.","invalid_fields":[]}'],
    ["Google Apps Script's", '{"result":"success","row":17}'],
    ["that of a host's function", '{"statusCode":200,"body":"sent"}'],
    ["a number for yes", '{"ok":1}'],
    ["one with a status that is queued", '{"status":"queued","id":4711}'],
    ["one with a result that is an object", '{"result":{"id":500}}'],
    ["one without errors", '{"error":null,"errors":[]}'],
    ["one with an empty object of errors", '{"errors":{}}'],
    ["one with the text that there is no error", '{"error":"false","success":"yes"}'],
    ["a list of such", '[{"status":"sent"}]'],
  ])("is %s", (_, body) => {
    expect(isConfirmation(body)).toBe(true);
  });
});

describe("a body that confirms nothing", () => {
  it.each([
    ["a page of HTML", "<!doctype html><title>Log in</title>"],
    ["incomplete JSON", '{"ok":tr'],
    ["an incomplete text", '"f3'],
    ["false", "false"],
    ["zero", "0"],
    ["a word for no", "fail"],
    ["a text for no", '"error"'],
    ["a sentence", "Error: the message was not sent."],
    ["a flag that is false", '{"success":false,"message":"captcha"}'],
    ["a flag that is the text false", '{"success":"false"}'],
    ["a flag that is the text False", '{"success":" False "}'],
    ["a flag that is the text no", '{"success":"no"}'],
    ["a flag that is 0", '{"ok":0}'],
    ["a flag that is the text 0", '{"ok":"0"}'],
    ["a flag that is null", '{"success":null}'],
    ["a flag that is empty", '{"sent":""}'],
    ["a flag that names the failure", '{"success":"Message not sent"}'],
    ["a status", '{"status":"error","message":"Invalid email"}'],
    ["a status in capitals", '{"status":"FAILED"}'],
    ["a status that is false", '{"status":false}'],
    ["a status that is 0", '{"status":0}'],
    ["Contact Form 7's failure", '{"status":"mail_failed"}'],
    ["Contact Form 7's refusal", '{"status":"spam"}'],
    ["Contact Form 7's problem with a field", '{"status":"validation_failed"}'],
    ["Contact Form 7's problem with the consent", '{"status":"acceptance_missing"}'],
    ["a status of HTTP", '{"statusCode":500,"body":"{}"}'],
    ["a status of HTTP as a text", '{"status":"422"}'],
    ["Google Apps Script's", '{"result":"error","error":{}}'],
    ["that of scripts with Bootstrap", '{"type":"danger","message":"Sorry"}'],
    ["an error", '{"error":"spam"}'],
    ["an error beside a success", '{"success":true,"error":{"code":"EMAIL"}}'],
    ["errors", '{"errors":[{"field":"email"}]}'],
    ["errors by field", '{"errors":{"email":["is missing"]}}'],
    ["AWS Lambda's", '{"errorMessage":"Task timed out","errorType":"Runtime"}'],
    ["a list with a failure", '[{"ok":true},{"ok":false}]'],
  ])("is %s", (_, body) => {
    expect(isConfirmation(body)).toBe(false);
  });
});
