// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

// @ts-nocheck: the compiled code has no types.
import type { ValidateFunction } from 'ajv'

/** Creates the validators by name, from the functions of Ajv that their code calls. */
export const createValidators: (parts: {
  equal(one: unknown, other: unknown): boolean
  formats: Readonly<Record<string, (text: string) => boolean>>
  ucs2length(text: string): number
}) => Readonly<Record<string, ValidateFunction>> = (function ({ equal, formats, ucs2length }) {


const schema1 = {"type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string"},"event_streams":{"type":"array","maxItems":10000,"items":{}},"rate_limit_policies":{"type":"array","maxItems":10000,"items":{}},"events":{"type":"array","maxItems":10000,"items":{}},"deliveries":{"type":"array","maxItems":10000,"items":{}},"attempts":{"type":"array","maxItems":10000,"items":{}}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "$schema") || (key0 === "event_streams")) || (key0 === "rate_limit_policies")) || (key0 === "events")) || (key0 === "deliveries")) || (key0 === "attempts"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema1,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate1.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema1.properties.$schema.type,parentSchema:schema1.properties.$schema,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_streams !== undefined){
let data1 = data.event_streams;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 10000){
validate1.errors = [{instancePath:instancePath+"/event_streams",schemaPath:"#/properties/event_streams/maxItems",keyword:"maxItems",params:{limit: 10000},schema:10000,parentSchema:schema1.properties.event_streams,data:data1}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/event_streams",schemaPath:"#/properties/event_streams/type",keyword:"type",params:{type: "array"},schema:schema1.properties.event_streams.type,parentSchema:schema1.properties.event_streams,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate_limit_policies !== undefined){
let data2 = data.rate_limit_policies;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 10000){
validate1.errors = [{instancePath:instancePath+"/rate_limit_policies",schemaPath:"#/properties/rate_limit_policies/maxItems",keyword:"maxItems",params:{limit: 10000},schema:10000,parentSchema:schema1.properties.rate_limit_policies,data:data2}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/rate_limit_policies",schemaPath:"#/properties/rate_limit_policies/type",keyword:"type",params:{type: "array"},schema:schema1.properties.rate_limit_policies.type,parentSchema:schema1.properties.rate_limit_policies,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data3 = data.events;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length > 10000){
validate1.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 10000},schema:10000,parentSchema:schema1.properties.events,data:data3}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema1.properties.events.type,parentSchema:schema1.properties.events,data:data3}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deliveries !== undefined){
let data4 = data.deliveries;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length > 10000){
validate1.errors = [{instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/maxItems",keyword:"maxItems",params:{limit: 10000},schema:10000,parentSchema:schema1.properties.deliveries,data:data4}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "array"},schema:schema1.properties.deliveries.type,parentSchema:schema1.properties.deliveries,data:data4}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data5 = data.attempts;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length > 10000){
validate1.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maxItems",keyword:"maxItems",params:{limit: 10000},schema:10000,parentSchema:schema1.properties.attempts,data:data5}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},schema:schema1.properties.attempts.type,parentSchema:schema1.properties.attempts,data:data5}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema2 = {"type":"object","additionalProperties":false,"required":["name","subscriptions","destination"],"properties":{"name":{"$ref":"#/components/schemas/EventStreamName"},"subscriptions":{"$ref":"#/components/schemas/EventStreamSubscriptions"},"filters":{"$ref":"#/components/schemas/EventFilters"},"order":{"$ref":"#/components/schemas/EventStreamOrder"},"max_events_per_second":{"$ref":"#/components/schemas/EventStreamRate"},"destination":{"$ref":"#/components/schemas/EventStreamDestinationInput"},"status":{"x-if-omitted":"enabled","$ref":"#/components/schemas/EventStreamStatus"},"id":{"$ref":"#/components/schemas/EventStreamId"},"disabled_reason":{"type":"string","maxLength":512},"disabled_at":{"$ref":"#/components/schemas/Timestamp"},"created_at":{"$ref":"#/components/schemas/Timestamp"},"updated_at":{"$ref":"#/components/schemas/Timestamp"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const schema3 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$","x-must-be":"text without control characters and without characters that change the direction of text"};
const pattern0 = new RegExp("^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 128){
validate3.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema3,data}];
return false;
}
else {
if(func1(data) < 1){
validate3.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3,data}];
return false;
}
else {
if(!pattern0.test(data)){
validate3.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$"},schema:"^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$",parentSchema:schema3,data}];
return false;
}
}
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema4 = {"type":"array","minItems":1,"maxItems":22,"uniqueItems":true,"items":{"$ref":"#/components/schemas/EventStreamSubscription"}};
const schema5 = {"type":"object","additionalProperties":false,"required":["event_type"],"properties":{"event_type":{"$ref":"#/components/schemas/EventType"}}};
const schema6 = {"x-extensible":true,"type":"string","maxLength":33,"enum":["group.created","group.deleted","group.member.added","group.member.deleted","group.role.assigned","group.role.deleted","group.updated","organization.connection.added","organization.connection.removed","organization.connection.updated","organization.created","organization.deleted","organization.group.role.assigned","organization.group.role.deleted","organization.member.added","organization.member.deleted","organization.member.role.assigned","organization.member.role.deleted","organization.updated","user.created","user.deleted","user.updated"]};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((((((((((((((((((((data === "group.created") || (data === "group.deleted")) || (data === "group.member.added")) || (data === "group.member.deleted")) || (data === "group.role.assigned")) || (data === "group.role.deleted")) || (data === "group.updated")) || (data === "organization.connection.added")) || (data === "organization.connection.removed")) || (data === "organization.connection.updated")) || (data === "organization.created")) || (data === "organization.deleted")) || (data === "organization.group.role.assigned")) || (data === "organization.group.role.deleted")) || (data === "organization.member.added")) || (data === "organization.member.deleted")) || (data === "organization.member.role.assigned")) || (data === "organization.member.role.deleted")) || (data === "organization.updated")) || (data === "user.created")) || (data === "user.deleted")) || (data === "user.updated"))){
validate7.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum},schema:schema6.enum,parentSchema:schema6,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 33){
validate7.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 33},schema:33,parentSchema:schema6,data}];
return false;
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.event_type === undefined) && (missing0 = "event_type")){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema5.required,parentSchema:schema5,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "event_type")){
validate6.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema5,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event_type !== undefined){
if(!(validate7(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const func4 = equal;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 22){
validate5.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 22},schema:22,parentSchema:schema4,data}];
return false;
}
else {
if(data.length < 1){
validate5.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema4,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate6(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data[i1], data[j0])){
validate5.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema4,data}];
return false;
break outer0;
}
}
}
}
}
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema4.type,parentSchema:schema4,data}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema7 = {"type":"array","maxItems":10,"items":{"$ref":"#/components/schemas/EventFilter"},"x-same-as-absent":[]};
const schema8 = {"type":"object","additionalProperties":false,"required":["path"],"minProperties":2,"maxProperties":2,"properties":{"path":{"$ref":"#/components/schemas/EventFilterPath"},"exact":{"$ref":"#/components/schemas/EventFilterText"},"not_exact":{"$ref":"#/components/schemas/EventFilterText"},"prefix":{"$ref":"#/components/schemas/EventFilterText"},"not_prefix":{"$ref":"#/components/schemas/EventFilterText"},"suffix":{"$ref":"#/components/schemas/EventFilterText"},"not_suffix":{"$ref":"#/components/schemas/EventFilterText"},"in":{"$ref":"#/components/schemas/EventFilterTexts"},"not_in":{"$ref":"#/components/schemas/EventFilterTexts"},"exists":{"$ref":"#/components/schemas/EventFilterPresence"},"not_exists":{"$ref":"#/components/schemas/EventFilterPresence"}}};
const schema9 = {"type":"string","minLength":1,"maxLength":255,"examples":["data.object.organization.id"]};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate13.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema9,data}];
return false;
}
else {
if(func1(data) < 1){
validate13.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema9,data}];
return false;
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema9.type,parentSchema:schema9,data}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema10 = {"type":"string","maxLength":512};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 512){
validate15.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema10,data}];
return false;
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema11 = {"type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"$ref":"#/components/schemas/EventFilterText"}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 20){
validate22.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema11,data}];
return false;
}
else {
if(data.length < 1){
validate22.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema11,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate15(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data[i1], data[j0])){
validate22.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema11,data}];
return false;
break outer0;
}
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema11.type,parentSchema:schema11,data}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema12 = {"type":"boolean","const":true};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema12.type,parentSchema:schema12,data}];
return false;
}
if(true !== data){
validate26.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},schema:true,parentSchema:schema12,data}];
return false;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 2){
validate12.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 2},schema:2,parentSchema:schema8,data}];
return false;
}
else {
if(Object.keys(data).length < 2){
validate12.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 2},schema:2,parentSchema:schema8,data}];
return false;
}
else {
let missing0;
if((data.path === undefined) && (missing0 = "path")){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema8.required,parentSchema:schema8,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema8.properties, key0))){
validate12.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema8,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
const _errs2 = errors;
if(!(validate13(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exact !== undefined){
const _errs3 = errors;
if(!(validate15(data.exact, {instancePath:instancePath+"/exact",parentData:data,parentDataProperty:"exact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.not_exact !== undefined){
const _errs4 = errors;
if(!(validate15(data.not_exact, {instancePath:instancePath+"/not_exact",parentData:data,parentDataProperty:"not_exact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefix !== undefined){
const _errs5 = errors;
if(!(validate15(data.prefix, {instancePath:instancePath+"/prefix",parentData:data,parentDataProperty:"prefix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.not_prefix !== undefined){
const _errs6 = errors;
if(!(validate15(data.not_prefix, {instancePath:instancePath+"/not_prefix",parentData:data,parentDataProperty:"not_prefix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suffix !== undefined){
const _errs7 = errors;
if(!(validate15(data.suffix, {instancePath:instancePath+"/suffix",parentData:data,parentDataProperty:"suffix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.not_suffix !== undefined){
const _errs8 = errors;
if(!(validate15(data.not_suffix, {instancePath:instancePath+"/not_suffix",parentData:data,parentDataProperty:"not_suffix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.in !== undefined){
const _errs9 = errors;
if(!(validate22(data.in, {instancePath:instancePath+"/in",parentData:data,parentDataProperty:"in",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.not_in !== undefined){
const _errs10 = errors;
if(!(validate22(data.not_in, {instancePath:instancePath+"/not_in",parentData:data,parentDataProperty:"not_in",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exists !== undefined){
const _errs11 = errors;
if(!(validate26(data.exists, {instancePath:instancePath+"/exists",parentData:data,parentDataProperty:"exists",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.not_exists !== undefined){
const _errs12 = errors;
if(!(validate26(data.not_exists, {instancePath:instancePath+"/not_exists",parentData:data,parentDataProperty:"not_exists",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate11.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 10){
validate11.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema7,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate12(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema7.type,parentSchema:schema7,data}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema13 = {"type":"string","enum":["none","object"],"x-same-as-absent":"none"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema13.type,parentSchema:schema13,data}];
return false;
}
if(!((data === "none") || (data === "object"))){
validate31.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema13.enum},schema:schema13.enum,parentSchema:schema13,data}];
return false;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema14 = {"type":"integer","minimum":0,"maximum":1000,"x-same-as-absent":0};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema14.type,parentSchema:schema14,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 1000 || isNaN(data)){
validate33.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema14,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate33.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema14,data}];
return false;
}
}
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema15 = {"type":"object","oneOf":[{"$ref":"#/components/schemas/WebhookDestinationInput"}],"discriminator":{"propertyName":"type"},"x-tags":{"type":["webhook"]}};
const schema16 = {"type":"object","additionalProperties":false,"required":["type","configuration"],"properties":{"type":{"type":"string","enum":["webhook"],"const":"webhook"},"configuration":{"$ref":"#/components/schemas/WebhookConfigurationInput"}}};
const schema17 = {"type":"object","additionalProperties":false,"required":["webhook_endpoint","webhook_authorization"],"properties":{"webhook_endpoint":{"$ref":"#/components/schemas/WebhookEndpoint"},"webhook_authorization":{"$ref":"#/components/schemas/WebhookAuthorizationInput"},"signing_secret":{"$ref":"#/components/schemas/WebhookSigningSecret"},"secret_version":{"$ref":"#/components/schemas/WebhookSecretVersion"}}};
const schema18 = {"type":"string","format":"uri","maxLength":2048,"pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","x-must-be":"an https address","examples":["https://hooks.example.com/tenant-events"]};
const formats0 = formats.uri;
const pattern1 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 2048){
validate38.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema18,data}];
return false;
}
else {
if(!pattern1.test(data)){
validate38.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema18,data}];
return false;
}
else {
if(!(formats0(data))){
validate38.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema18,data}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data}];
return false;
}
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema19 = {"type":"object","oneOf":[{"$ref":"#/components/schemas/WebhookBasicAuthorizationInput"},{"$ref":"#/components/schemas/WebhookBearerAuthorizationInput"},{"$ref":"#/components/schemas/WebhookCustomHeaderAuthorizationInput"}],"discriminator":{"propertyName":"method"},"x-tags":{"method":["basic","bearer","custom_header"]}};
const schema20 = {"type":"object","additionalProperties":false,"required":["method","username"],"properties":{"method":{"type":"string","enum":["basic"],"const":"basic"},"username":{"$ref":"#/components/schemas/WebhookUsername"},"password":{"type":"string","writeOnly":true,"format":"password","x-must-be":"text without control characters, or a placeholder such as ${env:NAME}","maxLength":1032,"pattern":"^\\$\\{(?:env:[A-Za-z_][A-Za-z0-9_]*|file:[^\\x00-\\x1F\\x7F}]{1,1024})\\}$|^(?!\\$\\{)(?=[^]{1,1024}$)(?:^[^\\x00-\\x1F\\x7F]+$)"}}};
const schema21 = {"type":"string","minLength":1,"maxLength":1024,"pattern":"^(?:[^:\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$","x-must-be":"text without colons, control characters and characters that change the direction of text"};
const pattern2 = new RegExp("^(?:[^:\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate42.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema21,data}];
return false;
}
else {
if(func1(data) < 1){
validate42.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema21,data}];
return false;
}
else {
if(!pattern2.test(data)){
validate42.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:[^:\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$"},schema:"^(?:[^:\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$",parentSchema:schema21,data}];
return false;
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema21.type,parentSchema:schema21,data}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern3 = new RegExp("^\\$\\{(?:env:[A-Za-z_][A-Za-z0-9_]*|file:[^\\x00-\\x1F\\x7F}]{1,1024})\\}$|^(?!\\$\\{)(?=[^]{1,1024}$)(?:^[^\\x00-\\x1F\\x7F]+$)", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.method === undefined) && (missing0 = "method")) || ((data.username === undefined) && (missing0 = "username"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema20.required,parentSchema:schema20,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "method") || (key0 === "username")) || (key0 === "password"))){
validate41.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema20,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.method !== undefined){
let data0 = data.method;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate41.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema20.properties.method.type,parentSchema:schema20.properties.method,data:data0}];
return false;
}
if("basic" !== data0){
validate41.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/const",keyword:"const",params:{allowedValue: "basic"},schema:"basic",parentSchema:schema20.properties.method,data:data0}];
return false;
}
else {
if(!(data0 === "basic")){
validate41.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema20.properties.method.enum},schema:schema20.properties.method.enum,parentSchema:schema20.properties.method,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
const _errs4 = errors;
if(!(validate42(data.username, {instancePath:instancePath+"/username",parentData:data,parentDataProperty:"username",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data2 = data.password;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) > 1032){
validate41.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 1032},schema:1032,parentSchema:schema20.properties.password,data:data2}];
return false;
}
else {
if(!pattern3.test(data2)){
validate41.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/pattern",keyword:"pattern",params:{pattern: "^\\$\\{(?:env:[A-Za-z_][A-Za-z0-9_]*|file:[^\\x00-\\x1F\\x7F}]{1,1024})\\}$|^(?!\\$\\{)(?=[^]{1,1024}$)(?:^[^\\x00-\\x1F\\x7F]+$)"},schema:"^\\$\\{(?:env:[A-Za-z_][A-Za-z0-9_]*|file:[^\\x00-\\x1F\\x7F}]{1,1024})\\}$|^(?!\\$\\{)(?=[^]{1,1024}$)(?:^[^\\x00-\\x1F\\x7F]+$)",parentSchema:schema20.properties.password,data:data2}];
return false;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},schema:schema20.properties.password.type,parentSchema:schema20.properties.password,data:data2}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"object","additionalProperties":false,"required":["method"],"properties":{"method":{"type":"string","enum":["bearer"],"const":"bearer"},"token":{"type":"string","writeOnly":true,"format":"password","x-must-be":"visible ASCII without spaces, or a placeholder such as ${env:NAME}","maxLength":1032,"pattern":"^\\$\\{(?:env:[A-Za-z_][A-Za-z0-9_]*|file:[^\\x00-\\x1F\\x7F}]{1,1024})\\}$|^(?!\\$\\{)(?=[^]{1,1024}$)(?:^[\\x21-\\x7E]+$)"}}};
const pattern4 = new RegExp("^\\$\\{(?:env:[A-Za-z_][A-Za-z0-9_]*|file:[^\\x00-\\x1F\\x7F}]{1,1024})\\}$|^(?!\\$\\{)(?=[^]{1,1024}$)(?:^[\\x21-\\x7E]+$)", "u");

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.method === undefined) && (missing0 = "method")){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema22.required,parentSchema:schema22,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "method") || (key0 === "token"))){
validate44.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema22,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.method !== undefined){
let data0 = data.method;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate44.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema22.properties.method.type,parentSchema:schema22.properties.method,data:data0}];
return false;
}
if("bearer" !== data0){
validate44.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/const",keyword:"const",params:{allowedValue: "bearer"},schema:"bearer",parentSchema:schema22.properties.method,data:data0}];
return false;
}
else {
if(!(data0 === "bearer")){
validate44.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema22.properties.method.enum},schema:schema22.properties.method.enum,parentSchema:schema22.properties.method,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data1 = data.token;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 1032){
validate44.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1032},schema:1032,parentSchema:schema22.properties.token,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate44.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^\\$\\{(?:env:[A-Za-z_][A-Za-z0-9_]*|file:[^\\x00-\\x1F\\x7F}]{1,1024})\\}$|^(?!\\$\\{)(?=[^]{1,1024}$)(?:^[\\x21-\\x7E]+$)"},schema:"^\\$\\{(?:env:[A-Za-z_][A-Za-z0-9_]*|file:[^\\x00-\\x1F\\x7F}]{1,1024})\\}$|^(?!\\$\\{)(?=[^]{1,1024}$)(?:^[\\x21-\\x7E]+$)",parentSchema:schema22.properties.token,data:data1}];
return false;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},schema:schema22.properties.token.type,parentSchema:schema22.properties.token,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"object","additionalProperties":false,"required":["method","header_key"],"properties":{"method":{"type":"string","enum":["custom_header"],"const":"custom_header"},"header_key":{"$ref":"#/components/schemas/WebhookHeaderKey"},"header_value":{"type":"string","writeOnly":true,"format":"password","x-must-be":"visible ASCII without a space at either end, or a placeholder such as ${env:NAME}","maxLength":1032,"pattern":"^\\$\\{(?:env:[A-Za-z_][A-Za-z0-9_]*|file:[^\\x00-\\x1F\\x7F}]{1,1024})\\}$|^(?!\\$\\{)(?=[^]{1,4096}$)(?:^(?! )[\\x20-\\x7E]*[\\x21-\\x7E]$)"}}};
const schema24 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","x-must-be":"the name of a header (RFC 9110, section 5.6.2)"};
const pattern5 = new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 128){
validate46.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema24,data}];
return false;
}
else {
if(func1(data) < 1){
validate46.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema24,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate46.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"},schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:schema24,data}];
return false;
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema24.type,parentSchema:schema24,data}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern6 = new RegExp("^\\$\\{(?:env:[A-Za-z_][A-Za-z0-9_]*|file:[^\\x00-\\x1F\\x7F}]{1,1024})\\}$|^(?!\\$\\{)(?=[^]{1,4096}$)(?:^(?! )[\\x20-\\x7E]*[\\x21-\\x7E]$)", "u");

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.method === undefined) && (missing0 = "method")) || ((data.header_key === undefined) && (missing0 = "header_key"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema23.required,parentSchema:schema23,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "method") || (key0 === "header_key")) || (key0 === "header_value"))){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema23,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.method !== undefined){
let data0 = data.method;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate45.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema23.properties.method.type,parentSchema:schema23.properties.method,data:data0}];
return false;
}
if("custom_header" !== data0){
validate45.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/const",keyword:"const",params:{allowedValue: "custom_header"},schema:"custom_header",parentSchema:schema23.properties.method,data:data0}];
return false;
}
else {
if(!(data0 === "custom_header")){
validate45.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema23.properties.method.enum},schema:schema23.properties.method.enum,parentSchema:schema23.properties.method,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header_key !== undefined){
const _errs4 = errors;
if(!(validate46(data.header_key, {instancePath:instancePath+"/header_key",parentData:data,parentDataProperty:"header_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header_value !== undefined){
let data2 = data.header_value;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) > 1032){
validate45.errors = [{instancePath:instancePath+"/header_value",schemaPath:"#/properties/header_value/maxLength",keyword:"maxLength",params:{limit: 1032},schema:1032,parentSchema:schema23.properties.header_value,data:data2}];
return false;
}
else {
if(!pattern6.test(data2)){
validate45.errors = [{instancePath:instancePath+"/header_value",schemaPath:"#/properties/header_value/pattern",keyword:"pattern",params:{pattern: "^\\$\\{(?:env:[A-Za-z_][A-Za-z0-9_]*|file:[^\\x00-\\x1F\\x7F}]{1,1024})\\}$|^(?!\\$\\{)(?=[^]{1,4096}$)(?:^(?! )[\\x20-\\x7E]*[\\x21-\\x7E]$)"},schema:"^\\$\\{(?:env:[A-Za-z_][A-Za-z0-9_]*|file:[^\\x00-\\x1F\\x7F}]{1,1024})\\}$|^(?!\\$\\{)(?=[^]{1,4096}$)(?:^(?! )[\\x20-\\x7E]*[\\x21-\\x7E]$)",parentSchema:schema23.properties.header_value,data:data2}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/header_value",schemaPath:"#/properties/header_value/type",keyword:"type",params:{type: "string"},schema:schema23.properties.header_value.type,parentSchema:schema23.properties.header_value,data:data2}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.method;
if(typeof tag0 == "string"){
if(tag0 === "basic"){
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "bearer"){
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "custom_header"){
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "method", tagValue: tag0},schema:schema19.discriminator,parentSchema:schema19,data}];
return false;
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "method", tagValue: tag0},schema:schema19.discriminator,parentSchema:schema19,data}];
return false;
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data}];
return false;
}
}
validate40.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate40.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema25 = {"type":"string","format":"password","x-must-be":"whsec_ and the base64 of 24 to 64 bytes, or a placeholder such as ${env:NAME}","examples":["whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC0wMDAx"],"maxLength":1032,"pattern":"^\\$\\{(?:env:[A-Za-z_][A-Za-z0-9_]*|file:[^\\x00-\\x1F\\x7F}]{1,1024})\\}$|^(?!\\$\\{)(?=[^]{38,94}$)(?:^whsec_(?:(?:[A-Za-z0-9+/]{4}){8,20}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?|(?:[A-Za-z0-9+/]{4}){21}(?:[A-Za-z0-9+/]{2}==)?)$)"};
const pattern7 = new RegExp("^\\$\\{(?:env:[A-Za-z_][A-Za-z0-9_]*|file:[^\\x00-\\x1F\\x7F}]{1,1024})\\}$|^(?!\\$\\{)(?=[^]{38,94}$)(?:^whsec_(?:(?:[A-Za-z0-9+/]{4}){8,20}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?|(?:[A-Za-z0-9+/]{4}){21}(?:[A-Za-z0-9+/]{2}==)?)$)", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1032){
validate52.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1032},schema:1032,parentSchema:schema25,data}];
return false;
}
else {
if(!pattern7.test(data)){
validate52.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$\\{(?:env:[A-Za-z_][A-Za-z0-9_]*|file:[^\\x00-\\x1F\\x7F}]{1,1024})\\}$|^(?!\\$\\{)(?=[^]{38,94}$)(?:^whsec_(?:(?:[A-Za-z0-9+/]{4}){8,20}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?|(?:[A-Za-z0-9+/]{4}){21}(?:[A-Za-z0-9+/]{2}==)?)$)"},schema:"^\\$\\{(?:env:[A-Za-z_][A-Za-z0-9_]*|file:[^\\x00-\\x1F\\x7F}]{1,1024})\\}$|^(?!\\$\\{)(?=[^]{38,94}$)(?:^whsec_(?:(?:[A-Za-z0-9+/]{4}){8,20}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?|(?:[A-Za-z0-9+/]{4}){21}(?:[A-Za-z0-9+/]{2}==)?)$)",parentSchema:schema25,data}];
return false;
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema25.type,parentSchema:schema25,data}];
return false;
}
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema26 = {"type":"string","minLength":1,"maxLength":64,"pattern":"^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$","x-must-be":"text without control characters and without characters that change the direction of text","examples":["2026-11"]};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 64){
validate54.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema26,data}];
return false;
}
else {
if(func1(data) < 1){
validate54.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26,data}];
return false;
}
else {
if(!pattern0.test(data)){
validate54.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$"},schema:"^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$",parentSchema:schema26,data}];
return false;
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema26.type,parentSchema:schema26,data}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.webhook_endpoint === undefined) && (missing0 = "webhook_endpoint")) || ((data.webhook_authorization === undefined) && (missing0 = "webhook_authorization"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema17.required,parentSchema:schema17,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "webhook_endpoint") || (key0 === "webhook_authorization")) || (key0 === "signing_secret")) || (key0 === "secret_version"))){
validate37.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema17,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.webhook_endpoint !== undefined){
const _errs2 = errors;
if(!(validate38(data.webhook_endpoint, {instancePath:instancePath+"/webhook_endpoint",parentData:data,parentDataProperty:"webhook_endpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webhook_authorization !== undefined){
const _errs3 = errors;
if(!(validate40(data.webhook_authorization, {instancePath:instancePath+"/webhook_authorization",parentData:data,parentDataProperty:"webhook_authorization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signing_secret !== undefined){
const _errs4 = errors;
if(!(validate52(data.signing_secret, {instancePath:instancePath+"/signing_secret",parentData:data,parentDataProperty:"signing_secret",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret_version !== undefined){
const _errs5 = errors;
if(!(validate54(data.secret_version, {instancePath:instancePath+"/secret_version",parentData:data,parentDataProperty:"secret_version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.configuration === undefined) && (missing0 = "configuration"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema16.required,parentSchema:schema16,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "configuration"))){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema16,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate36.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema16.properties.type.type,parentSchema:schema16.properties.type,data:data0}];
return false;
}
if("webhook" !== data0){
validate36.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "webhook"},schema:"webhook",parentSchema:schema16.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "webhook")){
validate36.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema16.properties.type.enum},schema:schema16.properties.type.enum,parentSchema:schema16.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configuration !== undefined){
const _errs4 = errors;
if(!(validate37(data.configuration, {instancePath:instancePath+"/configuration",parentData:data,parentDataProperty:"configuration",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "webhook"){
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var props0 = true;
}
else {
validate35.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema15.discriminator,parentSchema:schema15,data}];
return false;
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema15.discriminator,parentSchema:schema15,data}];
return false;
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data}];
return false;
}
}
validate35.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate35.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema27 = {"type":"string","enum":["enabled","disabled"]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema27.type,parentSchema:schema27,data}];
return false;
}
if(!((data === "enabled") || (data === "disabled"))){
validate59.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema27.enum},schema:schema27.enum,parentSchema:schema27,data}];
return false;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema28 = {"type":"string","format":"event-stream-id","minLength":26,"maxLength":26,"pattern":"^[A-Za-z0-9_-]{26}$","x-must-be":"an identifier of 26 letters, digits, hyphens and underscores","examples":["est_1CfRkm7WrQvB2TzNpXyL4d"]};
const formats2 = /^[A-Za-z0-9_-]{26}$/;
const pattern9 = new RegExp("^[A-Za-z0-9_-]{26}$", "u");

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 26){
validate61.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26},schema:26,parentSchema:schema28,data}];
return false;
}
else {
if(func1(data) < 26){
validate61.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 26},schema:26,parentSchema:schema28,data}];
return false;
}
else {
if(!pattern9.test(data)){
validate61.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{26}$"},schema:"^[A-Za-z0-9_-]{26}$",parentSchema:schema28,data}];
return false;
}
else {
if(!(formats2.test(data))){
validate61.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "event-stream-id"},schema:"event-stream-id",parentSchema:schema28,data}];
return false;
}
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data}];
return false;
}
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema29 = {"type":"string","format":"date-time","maxLength":35,"examples":["2026-11-20T09:15:30.250Z"]};
const formats4 = formats["date-time"];

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 35){
validate63.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 35},schema:35,parentSchema:schema29,data}];
return false;
}
else {
if(!(formats4(data))){
validate63.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema29,data}];
return false;
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema29.type,parentSchema:schema29,data}];
return false;
}
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.subscriptions === undefined) && (missing0 = "subscriptions"))) || ((data.destination === undefined) && (missing0 = "destination"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema2.required,parentSchema:schema2,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema2,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(validate3(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriptions !== undefined){
const _errs3 = errors;
if(!(validate5(data.subscriptions, {instancePath:instancePath+"/subscriptions",parentData:data,parentDataProperty:"subscriptions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filters !== undefined){
const _errs4 = errors;
if(!(validate11(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order !== undefined){
const _errs5 = errors;
if(!(validate31(data.order, {instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_events_per_second !== undefined){
const _errs6 = errors;
if(!(validate33(data.max_events_per_second, {instancePath:instancePath+"/max_events_per_second",parentData:data,parentDataProperty:"max_events_per_second",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
const _errs7 = errors;
if(!(validate35(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs8 = errors;
if(!(validate59(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs9 = errors;
if(!(validate61(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_reason !== undefined){
let data8 = data.disabled_reason;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data8 === "string"){
if(func1(data8) > 512){
validate2.errors = [{instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema2.properties.disabled_reason,data:data8}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/type",keyword:"type",params:{type: "string"},schema:schema2.properties.disabled_reason.type,parentSchema:schema2.properties.disabled_reason,data:data8}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_at !== undefined){
const _errs12 = errors;
if(!(validate63(data.disabled_at, {instancePath:instancePath+"/disabled_at",parentData:data,parentDataProperty:"disabled_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs13 = errors;
if(!(validate63(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs14 = errors;
if(!(validate63(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema30 = {"type":"object","additionalProperties":false,"required":["resource","consumer","consumer_selector","configuration"],"properties":{"resource":{"$ref":"#/components/schemas/RateLimitPolicyResource"},"consumer":{"$ref":"#/components/schemas/RateLimitPolicyConsumer"},"consumer_selector":{"$ref":"#/components/schemas/RateLimitPolicyConsumerSelector"},"configuration":{"$ref":"#/components/schemas/RateLimitPolicyConfiguration"},"id":{"$ref":"#/components/schemas/RateLimitPolicyId"},"created_at":{"$ref":"#/components/schemas/Timestamp"},"updated_at":{"$ref":"#/components/schemas/Timestamp"}}};
const schema31 = {"type":"string","enum":["oauth_authentication_api"]};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema31.type,parentSchema:schema31,data}];
return false;
}
if(!(data === "oauth_authentication_api")){
validate68.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema31.enum},schema:schema31.enum,parentSchema:schema31,data}];
return false;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema32 = {"type":"string","enum":["client"]};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data}];
return false;
}
if(!(data === "client")){
validate70.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema32.enum},schema:schema32.enum,parentSchema:schema32,data}];
return false;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema33 = {"type":"string","minLength":1,"maxLength":255,"pattern":"^(?:client_id:[\\x21-\\x7E]+|cimd_clients|third_party_clients|default)$","x-must-be":"client_id:<id>, 'cimd_clients', 'third_party_clients' or 'default'","examples":["client_id:nightly-import"]};
const pattern10 = new RegExp("^(?:client_id:[\\x21-\\x7E]+|cimd_clients|third_party_clients|default)$", "u");

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate72.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema33,data}];
return false;
}
else {
if(func1(data) < 1){
validate72.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema33,data}];
return false;
}
else {
if(!pattern10.test(data)){
validate72.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:client_id:[\\x21-\\x7E]+|cimd_clients|third_party_clients|default)$"},schema:"^(?:client_id:[\\x21-\\x7E]+|cimd_clients|third_party_clients|default)$",parentSchema:schema33,data}];
return false;
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema34 = {"type":"object","x-extensible":true,"oneOf":[{"$ref":"#/components/schemas/RateLimitAllow"},{"$ref":"#/components/schemas/RateLimitBlock"},{"$ref":"#/components/schemas/RateLimitLog"},{"$ref":"#/components/schemas/RateLimitRedirect"}],"discriminator":{"propertyName":"action"},"x-tags":{"action":["allow","block","log","redirect"]}};
const schema35 = {"type":"object","additionalProperties":false,"required":["action"],"properties":{"action":{"type":"string","enum":["allow"],"const":"allow"}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.action === undefined) && (missing0 = "action")){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema35.required,parentSchema:schema35,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "action")){
validate75.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema35,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
validate75.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema35.properties.action.type,parentSchema:schema35.properties.action,data:data0}];
return false;
}
if("allow" !== data0){
validate75.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "allow"},schema:"allow",parentSchema:schema35.properties.action,data:data0}];
return false;
}
else {
if(!(data0 === "allow")){
validate75.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema35.properties.action.enum},schema:schema35.properties.action.enum,parentSchema:schema35.properties.action,data:data0}];
return false;
}
}
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"object","additionalProperties":false,"required":["action","limit"],"properties":{"action":{"type":"string","enum":["block"],"const":"block"},"limit":{"$ref":"#/components/schemas/RateLimit"}}};
const schema37 = {"type":"integer","minimum":0,"maximum":10000};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema37.type,parentSchema:schema37,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 10000 || isNaN(data)){
validate77.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},schema:10000,parentSchema:schema37,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate77.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema37,data}];
return false;
}
}
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.action === undefined) && (missing0 = "action")) || ((data.limit === undefined) && (missing0 = "limit"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema36.required,parentSchema:schema36,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "action") || (key0 === "limit"))){
validate76.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema36,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.action !== undefined){
let data0 = data.action;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate76.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema36.properties.action.type,parentSchema:schema36.properties.action,data:data0}];
return false;
}
if("block" !== data0){
validate76.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "block"},schema:"block",parentSchema:schema36.properties.action,data:data0}];
return false;
}
else {
if(!(data0 === "block")){
validate76.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema36.properties.action.enum},schema:schema36.properties.action.enum,parentSchema:schema36.properties.action,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
const _errs4 = errors;
if(!(validate77(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"object","additionalProperties":false,"required":["action","limit"],"properties":{"action":{"type":"string","enum":["log"],"const":"log"},"limit":{"$ref":"#/components/schemas/RateLimit"}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.action === undefined) && (missing0 = "action")) || ((data.limit === undefined) && (missing0 = "limit"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema38.required,parentSchema:schema38,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "action") || (key0 === "limit"))){
validate79.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.action !== undefined){
let data0 = data.action;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate79.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema38.properties.action.type,parentSchema:schema38.properties.action,data:data0}];
return false;
}
if("log" !== data0){
validate79.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "log"},schema:"log",parentSchema:schema38.properties.action,data:data0}];
return false;
}
else {
if(!(data0 === "log")){
validate79.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema38.properties.action.enum},schema:schema38.properties.action.enum,parentSchema:schema38.properties.action,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
const _errs4 = errors;
if(!(validate77(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"type":"object","additionalProperties":false,"required":["action","limit","redirect_uri"],"properties":{"action":{"type":"string","enum":["redirect"],"const":"redirect"},"limit":{"$ref":"#/components/schemas/RateLimit"},"redirect_uri":{"type":"string","format":"uri","maxLength":2048,"pattern":"^[Hh][Tt][Tt][Pp][Ss]://(?!(?:[^/?#]*\\.)?[Xx][Nn]--(?:[./:?#]|$))[A-Za-z0-9]","x-must-be":"an https address with the name of a host or an IPv4 address","examples":["https://example.com/slow-down"]}}};
const pattern11 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]://(?!(?:[^/?#]*\\.)?[Xx][Nn]--(?:[./:?#]|$))[A-Za-z0-9]", "u");

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.action === undefined) && (missing0 = "action")) || ((data.limit === undefined) && (missing0 = "limit"))) || ((data.redirect_uri === undefined) && (missing0 = "redirect_uri"))){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema39.required,parentSchema:schema39,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "action") || (key0 === "limit")) || (key0 === "redirect_uri"))){
validate81.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema39,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.action !== undefined){
let data0 = data.action;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate81.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema39.properties.action.type,parentSchema:schema39.properties.action,data:data0}];
return false;
}
if("redirect" !== data0){
validate81.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "redirect"},schema:"redirect",parentSchema:schema39.properties.action,data:data0}];
return false;
}
else {
if(!(data0 === "redirect")){
validate81.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema39.properties.action.enum},schema:schema39.properties.action.enum,parentSchema:schema39.properties.action,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
const _errs4 = errors;
if(!(validate77(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redirect_uri !== undefined){
let data2 = data.redirect_uri;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) > 2048){
validate81.errors = [{instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema39.properties.redirect_uri,data:data2}];
return false;
}
else {
if(!pattern11.test(data2)){
validate81.errors = [{instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]://(?!(?:[^/?#]*\\.)?[Xx][Nn]--(?:[./:?#]|$))[A-Za-z0-9]"},schema:"^[Hh][Tt][Tt][Pp][Ss]://(?!(?:[^/?#]*\\.)?[Xx][Nn]--(?:[./:?#]|$))[A-Za-z0-9]",parentSchema:schema39.properties.redirect_uri,data:data2}];
return false;
}
else {
if(!(formats0(data2))){
validate81.errors = [{instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema39.properties.redirect_uri,data:data2}];
return false;
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/type",keyword:"type",params:{type: "string"},schema:schema39.properties.redirect_uri.type,parentSchema:schema39.properties.redirect_uri,data:data2}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.action;
if(typeof tag0 == "string"){
if(tag0 === "allow"){
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "block"){
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "log"){
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "redirect"){
if(!(validate81(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "action", tagValue: tag0},schema:schema34.discriminator,parentSchema:schema34,data}];
return false;
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "action", tagValue: tag0},schema:schema34.discriminator,parentSchema:schema34,data}];
return false;
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data}];
return false;
}
}
validate74.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema40 = {"type":"string","format":"rate-limit-policy-id","minLength":26,"maxLength":26,"pattern":"^[A-Za-z0-9_-]{26}$","x-must-be":"an identifier of 26 letters, digits, hyphens and underscores","examples":["rlp_1CfRp9HbXeJu5MkTcVwF7z"]};
const formats8 = /^[A-Za-z0-9_-]{26}$/;

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 26){
validate88.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26},schema:26,parentSchema:schema40,data}];
return false;
}
else {
if(func1(data) < 26){
validate88.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 26},schema:26,parentSchema:schema40,data}];
return false;
}
else {
if(!pattern9.test(data)){
validate88.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{26}$"},schema:"^[A-Za-z0-9_-]{26}$",parentSchema:schema40,data}];
return false;
}
else {
if(!(formats8.test(data))){
validate88.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "rate-limit-policy-id"},schema:"rate-limit-policy-id",parentSchema:schema40,data}];
return false;
}
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema40.type,parentSchema:schema40,data}];
return false;
}
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.resource === undefined) && (missing0 = "resource")) || ((data.consumer === undefined) && (missing0 = "consumer"))) || ((data.consumer_selector === undefined) && (missing0 = "consumer_selector"))) || ((data.configuration === undefined) && (missing0 = "configuration"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema30.required,parentSchema:schema30,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "resource") || (key0 === "consumer")) || (key0 === "consumer_selector")) || (key0 === "configuration")) || (key0 === "id")) || (key0 === "created_at")) || (key0 === "updated_at"))){
validate67.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema30,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.resource !== undefined){
const _errs2 = errors;
if(!(validate68(data.resource, {instancePath:instancePath+"/resource",parentData:data,parentDataProperty:"resource",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consumer !== undefined){
const _errs3 = errors;
if(!(validate70(data.consumer, {instancePath:instancePath+"/consumer",parentData:data,parentDataProperty:"consumer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consumer_selector !== undefined){
const _errs4 = errors;
if(!(validate72(data.consumer_selector, {instancePath:instancePath+"/consumer_selector",parentData:data,parentDataProperty:"consumer_selector",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configuration !== undefined){
const _errs5 = errors;
if(!(validate74(data.configuration, {instancePath:instancePath+"/configuration",parentData:data,parentDataProperty:"configuration",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate88(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs7 = errors;
if(!(validate63(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs8 = errors;
if(!(validate63(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

return {
"file": validate1,
"event_streams": validate2,
"rate_limit_policies": validate67,
}
})
