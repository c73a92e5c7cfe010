// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

module.exports = (function ({ equal, formats, ucs2length }) {


const schema1 = {"type":"string","format":"event-stream-id","minLength":26,"maxLength":26,"pattern":"^[A-Za-z0-9_-]{26}$","x-must-be":"an identifier of 26 letters, digits, hyphens and underscores","examples":["est_1CfRkm7WrQvB2TzNpXyL4d"]};
const formats0 = /^[A-Za-z0-9_-]{26}$/;
const func0 = ucs2length;
const pattern0 = new RegExp("^[A-Za-z0-9_-]{26}$", "u");

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
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 26){
validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26},schema:26,parentSchema:schema1,data}];
return false;
}
else {
if(func0(data) < 26){
validate1.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 26},schema:26,parentSchema:schema1,data}];
return false;
}
else {
if(!pattern0.test(data)){
validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{26}$"},schema:"^[A-Za-z0-9_-]{26}$",parentSchema:schema1,data}];
return false;
}
else {
if(!(formats0.test(data))){
validate1.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "event-stream-id"},schema:"event-stream-id",parentSchema:schema1,data}];
return false;
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data}];
return false;
}
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema2 = {"type":"string","format":"event-id","minLength":26,"maxLength":26,"pattern":"^[A-Za-z0-9_-]{26}$","x-must-be":"an identifier of 26 letters, digits, hyphens and underscores","examples":["evt_1CfRm3KpZtYh8WqDsNvG6a"]};
const formats2 = /^[A-Za-z0-9_-]{26}$/;

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
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 26){
validate2.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26},schema:26,parentSchema:schema2,data}];
return false;
}
else {
if(func0(data) < 26){
validate2.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 26},schema:26,parentSchema:schema2,data}];
return false;
}
else {
if(!pattern0.test(data)){
validate2.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{26}$"},schema:"^[A-Za-z0-9_-]{26}$",parentSchema:schema2,data}];
return false;
}
else {
if(!(formats2.test(data))){
validate2.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "event-id"},schema:"event-id",parentSchema:schema2,data}];
return false;
}
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data}];
return false;
}
}
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema3 = {"type":"string","format":"log-id","minLength":26,"maxLength":26,"pattern":"^[A-Za-z0-9_-]{26}$","x-must-be":"an identifier of 26 letters, digits, hyphens and underscores","examples":["log_1CfRq4VtXbNe7JmPsKwD8y"]};
const formats4 = /^[A-Za-z0-9_-]{26}$/;

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
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 26){
validate3.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26},schema:26,parentSchema:schema3,data}];
return false;
}
else {
if(func0(data) < 26){
validate3.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 26},schema:26,parentSchema:schema3,data}];
return false;
}
else {
if(!pattern0.test(data)){
validate3.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{26}$"},schema:"^[A-Za-z0-9_-]{26}$",parentSchema:schema3,data}];
return false;
}
else {
if(!(formats4.test(data))){
validate3.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "log-id"},schema:"log-id",parentSchema:schema3,data}];
return false;
}
}
}
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data}];
return false;
}
}
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema4 = {"type":"string","format":"rate-limit-policy-id","minLength":26,"maxLength":26,"pattern":"^[A-Za-z0-9_-]{26}$","x-must-be":"an identifier of 26 letters, digits, hyphens and underscores","examples":["rlp_1CfRp9HbXeJu5MkTcVwF7z"]};
const formats6 = /^[A-Za-z0-9_-]{26}$/;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 26){
validate4.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26},schema:26,parentSchema:schema4,data}];
return false;
}
else {
if(func0(data) < 26){
validate4.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 26},schema:26,parentSchema:schema4,data}];
return false;
}
else {
if(!pattern0.test(data)){
validate4.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{26}$"},schema:"^[A-Za-z0-9_-]{26}$",parentSchema:schema4,data}];
return false;
}
else {
if(!(formats6.test(data))){
validate4.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "rate-limit-policy-id"},schema:"rate-limit-policy-id",parentSchema:schema4,data}];
return false;
}
}
}
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data}];
return false;
}
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema5 = {"type":"string","minLength":1,"maxLength":1024};

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
if(typeof data === "string"){
if(func0(data) > 1024){
validate5.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema5,data}];
return false;
}
else {
if(func0(data) < 1){
validate5.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema5,data}];
return false;
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema5.type,parentSchema:schema5,data}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema6 = {"type":"integer","format":"int32","minimum":1};
const formats8 = formats.int32;

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
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema6.type,parentSchema:schema6,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate6.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema6,data}];
return false;
}
else {
if(!(formats8.validate(data))){
validate6.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema6,data}];
return false;
}
}
}
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema7 = {"type":"integer","format":"int32","minimum":0};

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
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema7.type,parentSchema:schema7,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate7.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema7,data}];
return false;
}
else {
if(!(formats8.validate(data))){
validate7.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema7,data}];
return false;
}
}
}
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema8 = {"type":"integer","format":"int32","minimum":1};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema8.type,parentSchema:schema8,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate8.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema8,data}];
return false;
}
else {
if(!(formats8.validate(data))){
validate8.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema8,data}];
return false;
}
}
}
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema9 = {"type":"string","x-unbounded":"A longer value is cut, not refused."};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema9.type,parentSchema:schema9,data}];
return false;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema10 = {"type":"string","x-unbounded":"The size of the headers of a request bounds it."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data}];
return false;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema11 = {"type":"string","format":"date-time","maxLength":20,"pattern":"^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt](([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|23:59:60)[Zz]$","x-must-be":"an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z","examples":["2026-11-20T09:15:30Z"]};
const formats14 = formats["date-time"];
const pattern4 = new RegExp("^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt](([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|23:59:60)[Zz]$", "u");

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
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 20){
validate11.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema11,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate11.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt](([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|23:59:60)[Zz]$"},schema:"^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt](([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|23:59:60)[Zz]$",parentSchema:schema11,data}];
return false;
}
else {
if(!(formats14(data))){
validate11.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema11,data}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data}];
return false;
}
}
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema12 = {"type":"array","x-unbounded":"The length of an address bounds it.","items":{"$ref":"#/components/schemas/DeliveryStatus"}};
const schema13 = {"type":"string","enum":["failed"],"maxLength":6};

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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(!(data0 === "failed")){
validate12.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/DeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema13.enum},schema:schema13.enum,parentSchema:schema13,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 6){
validate12.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/DeliveryStatus/maxLength",keyword:"maxLength",params:{limit: 6},schema:6,parentSchema:schema13,data:data0}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/DeliveryStatus/type",keyword:"type",params:{type: "string"},schema:schema13.type,parentSchema:schema13,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema12.type,parentSchema:schema12,data}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


const schema14 = {"type":"array","x-unbounded":"The length of an address bounds it.","items":{"$ref":"#/components/schemas/EventType"}};
const schema15 = {"x-extensible":true,"type":"string","maxLength":33,"enum":["group.created","group.deleted","group.member.added","group.member.deleted","group.role.assigned","group.role.deleted","group.updated","organization.connection.added","organization.connection.removed","organization.connection.updated","organization.created","organization.deleted","organization.group.role.assigned","organization.group.role.deleted","organization.member.added","organization.member.deleted","organization.member.role.assigned","organization.member.role.deleted","organization.updated","user.created","user.deleted","user.updated"]};

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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(!((((((((((((((((((((((data0 === "group.created") || (data0 === "group.deleted")) || (data0 === "group.member.added")) || (data0 === "group.member.deleted")) || (data0 === "group.role.assigned")) || (data0 === "group.role.deleted")) || (data0 === "group.updated")) || (data0 === "organization.connection.added")) || (data0 === "organization.connection.removed")) || (data0 === "organization.connection.updated")) || (data0 === "organization.created")) || (data0 === "organization.deleted")) || (data0 === "organization.group.role.assigned")) || (data0 === "organization.group.role.deleted")) || (data0 === "organization.member.added")) || (data0 === "organization.member.deleted")) || (data0 === "organization.member.role.assigned")) || (data0 === "organization.member.role.deleted")) || (data0 === "organization.updated")) || (data0 === "user.created")) || (data0 === "user.deleted")) || (data0 === "user.updated"))){
validate13.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/EventType/enum",keyword:"enum",params:{allowedValues: schema15.enum},schema:schema15.enum,parentSchema:schema15,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 33){
validate13.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/EventType/maxLength",keyword:"maxLength",params:{limit: 33},schema:33,parentSchema:schema15,data:data0}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/EventType/type",keyword:"type",params:{type: "string"},schema:schema15.type,parentSchema:schema15,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema14.type,parentSchema:schema14,data}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


const schema16 = {"type":"integer","format":"int32","minimum":1,"default":50};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate14.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema16.type,parentSchema:schema16,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate14.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema16,data}];
return false;
}
else {
if(!(formats8.validate(data))){
validate14.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema16,data}];
return false;
}
}
}
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema17 = {"type":"array","x-unbounded":"The length of an address bounds it.","items":{"$ref":"#/components/schemas/AttemptResult"}};
const schema18 = {"x-extensible":true,"type":"string","enum":["delivered","failed","abandoned"]};

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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate15.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/AttemptResult/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data0}];
return false;
}
if(!(((data0 === "delivered") || (data0 === "failed")) || (data0 === "abandoned"))){
validate15.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/AttemptResult/enum",keyword:"enum",params:{allowedValues: schema18.enum},schema:schema18.enum,parentSchema:schema18,data:data0}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema17.type,parentSchema:schema17,data}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


const schema19 = {"type":"array","x-unbounded":"The length of an address bounds it.","items":{"$ref":"#/components/schemas/EventType"}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(!((((((((((((((((((((((data0 === "group.created") || (data0 === "group.deleted")) || (data0 === "group.member.added")) || (data0 === "group.member.deleted")) || (data0 === "group.role.assigned")) || (data0 === "group.role.deleted")) || (data0 === "group.updated")) || (data0 === "organization.connection.added")) || (data0 === "organization.connection.removed")) || (data0 === "organization.connection.updated")) || (data0 === "organization.created")) || (data0 === "organization.deleted")) || (data0 === "organization.group.role.assigned")) || (data0 === "organization.group.role.deleted")) || (data0 === "organization.member.added")) || (data0 === "organization.member.deleted")) || (data0 === "organization.member.role.assigned")) || (data0 === "organization.member.role.deleted")) || (data0 === "organization.updated")) || (data0 === "user.created")) || (data0 === "user.deleted")) || (data0 === "user.updated"))){
validate16.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/EventType/enum",keyword:"enum",params:{allowedValues: schema15.enum},schema:schema15.enum,parentSchema:schema15,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 33){
validate16.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/EventType/maxLength",keyword:"maxLength",params:{limit: 33},schema:33,parentSchema:schema15,data:data0}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/EventType/type",keyword:"type",params:{type: "string"},schema:schema15.type,parentSchema:schema15,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema19.type,parentSchema:schema19,data}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


const schema21 = {"type":"string","minLength":1,"maxLength":1024};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1024){
validate17.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema21,data}];
return false;
}
else {
if(func0(data) < 1){
validate17.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema21,data}];
return false;
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema21.type,parentSchema:schema21,data}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema22 = {"type":"array","x-unbounded":"The length of an address bounds it.","items":{"$ref":"#/components/schemas/EventType"}};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(!((((((((((((((((((((((data0 === "group.created") || (data0 === "group.deleted")) || (data0 === "group.member.added")) || (data0 === "group.member.deleted")) || (data0 === "group.role.assigned")) || (data0 === "group.role.deleted")) || (data0 === "group.updated")) || (data0 === "organization.connection.added")) || (data0 === "organization.connection.removed")) || (data0 === "organization.connection.updated")) || (data0 === "organization.created")) || (data0 === "organization.deleted")) || (data0 === "organization.group.role.assigned")) || (data0 === "organization.group.role.deleted")) || (data0 === "organization.member.added")) || (data0 === "organization.member.deleted")) || (data0 === "organization.member.role.assigned")) || (data0 === "organization.member.role.deleted")) || (data0 === "organization.updated")) || (data0 === "user.created")) || (data0 === "user.deleted")) || (data0 === "user.updated"))){
validate18.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/EventType/enum",keyword:"enum",params:{allowedValues: schema15.enum},schema:schema15.enum,parentSchema:schema15,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 33){
validate18.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/EventType/maxLength",keyword:"maxLength",params:{limit: 33},schema:33,parentSchema:schema15,data:data0}];
return false;
}
}
else {
validate18.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/EventType/type",keyword:"type",params:{type: "string"},schema:schema15.type,parentSchema:schema15,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema22.type,parentSchema:schema22,data}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


const schema24 = {"type":"array","maxItems":10,"items":{"$ref":"#/components/schemas/EventFilterExpression"}};
const schema25 = {"type":"string","minLength":1,"maxLength":4096};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate19.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 10){
validate19.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema24,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 4096){
validate19.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/EventFilterExpression/maxLength",keyword:"maxLength",params:{limit: 4096},schema:4096,parentSchema:schema25,data:data0}];
return false;
}
else {
if(func0(data0) < 1){
validate19.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/EventFilterExpression/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema25,data:data0}];
return false;
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/EventFilterExpression/type",keyword:"type",params:{type: "string"},schema:schema25.type,parentSchema:schema25,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema24.type,parentSchema:schema24,data}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


const schema26 = {"type":"string","minLength":1,"maxLength":1024};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1024){
validate20.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema26,data}];
return false;
}
else {
if(func0(data) < 1){
validate20.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26,data}];
return false;
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema26.type,parentSchema:schema26,data}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema27 = {"type":"string","minLength":1,"maxLength":1024};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1024){
validate21.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema27,data}];
return false;
}
else {
if(func0(data) < 1){
validate21.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema27,data}];
return false;
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema27.type,parentSchema:schema27,data}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema28 = {"type":"string","minLength":1,"maxLength":64};

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
if(typeof data === "string"){
if(func0(data) > 64){
validate22.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema28,data}];
return false;
}
else {
if(func0(data) < 1){
validate22.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema28,data}];
return false;
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema29 = {"type":"string","minLength":1,"maxLength":245};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 245){
validate23.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 245},schema:245,parentSchema:schema29,data}];
return false;
}
else {
if(func0(data) < 1){
validate23.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema29,data}];
return false;
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema29.type,parentSchema:schema29,data}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema30 = {"x-extensible":true,"type":"string","enum":["create_event_stream","update_event_stream","delete_event_stream","test_event_stream","redeliver_events","redeliver_event","replay_events","end_replay","skip_events","publish_events","create_rate_limit_policy","update_rate_limit_policy","delete_rate_limit_policy","issue_token","create_client","rotate_client_secret","disable_client","rotate_signing_key","revoke_signing_key","seal_keys","erase_events","event_stream.failing","event_stream.recovered","event_stream.behind","event_stream.disabled","events.dropped","signing_key.rotated","clock.jumped","node.took_over"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema30.type,parentSchema:schema30,data}];
return false;
}
if(!(((((((((((((((((((((((((((((data === "create_event_stream") || (data === "update_event_stream")) || (data === "delete_event_stream")) || (data === "test_event_stream")) || (data === "redeliver_events")) || (data === "redeliver_event")) || (data === "replay_events")) || (data === "end_replay")) || (data === "skip_events")) || (data === "publish_events")) || (data === "create_rate_limit_policy")) || (data === "update_rate_limit_policy")) || (data === "delete_rate_limit_policy")) || (data === "issue_token")) || (data === "create_client")) || (data === "rotate_client_secret")) || (data === "disable_client")) || (data === "rotate_signing_key")) || (data === "revoke_signing_key")) || (data === "seal_keys")) || (data === "erase_events")) || (data === "event_stream.failing")) || (data === "event_stream.recovered")) || (data === "event_stream.behind")) || (data === "event_stream.disabled")) || (data === "events.dropped")) || (data === "signing_key.rotated")) || (data === "clock.jumped")) || (data === "node.took_over"))){
validate24.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema30.enum},schema:schema30.enum,parentSchema:schema30,data}];
return false;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema31 = {"type":"string","minLength":1,"maxLength":255};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 255){
validate25.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema31,data}];
return false;
}
else {
if(func0(data) < 1){
validate25.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31,data}];
return false;
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema31.type,parentSchema:schema31,data}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema32 = {"x-extensible":true,"type":"string","enum":["change","refusal","token","command","system"]};

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
if(typeof data !== "string"){
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data}];
return false;
}
if(!(((((data === "change") || (data === "refusal")) || (data === "token")) || (data === "command")) || (data === "system"))){
validate26.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema32.enum},schema:schema32.enum,parentSchema:schema32,data}];
return false;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema33 = {"type":"string","enum":["1.0"],"const":"1.0"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
if("1.0" !== data){
validate27.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "1.0"},schema:"1.0",parentSchema:schema33,data}];
return false;
}
else {
if(!(data === "1.0")){
validate27.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},schema:schema33.enum,parentSchema:schema33,data}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema34 = {"type":"string","minLength":1,"maxLength":3060};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 3060){
validate28.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 3060},schema:3060,parentSchema:schema34,data}];
return false;
}
else {
if(func0(data) < 1){
validate28.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema34,data}];
return false;
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema35 = {"type":"string","format":"uri-reference","minLength":1,"maxLength":2048};
const formats18 = formats["uri-reference"];

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2048){
validate29.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema35,data}];
return false;
}
else {
if(func0(data) < 1){
validate29.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema35,data}];
return false;
}
else {
if(!(formats18(data))){
validate29.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri-reference"},schema:"uri-reference",parentSchema:schema35,data}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema35.type,parentSchema:schema35,data}];
return false;
}
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"dynamicProps":false,"dynamicItems":false};



function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((((((((((((((((((((data === "group.created") || (data === "group.deleted")) || (data === "group.member.added")) || (data === "group.member.deleted")) || (data === "group.role.assigned")) || (data === "group.role.deleted")) || (data === "group.updated")) || (data === "organization.connection.added")) || (data === "organization.connection.removed")) || (data === "organization.connection.updated")) || (data === "organization.created")) || (data === "organization.deleted")) || (data === "organization.group.role.assigned")) || (data === "organization.group.role.deleted")) || (data === "organization.member.added")) || (data === "organization.member.deleted")) || (data === "organization.member.role.assigned")) || (data === "organization.member.role.deleted")) || (data === "organization.updated")) || (data === "user.created")) || (data === "user.deleted")) || (data === "user.updated"))){
validate30.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema15.enum},schema:schema15.enum,parentSchema:schema15,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 33){
validate30.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 33},schema:33,parentSchema:schema15,data}];
return false;
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema15.type,parentSchema:schema15,data}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema37 = {"type":"string","format":"date-time","maxLength":64};

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
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 64){
validate31.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema37,data}];
return false;
}
else {
if(!(formats14(data))){
validate31.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema37,data}];
return false;
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data}];
return false;
}
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema38 = {"type":"string","minLength":1,"maxLength":2048,"pattern":"^[^\\x00-\\x1F\\x7F-\\x9F]*$","x-must-be":"a text without control characters"};
const pattern5 = new RegExp("^[^\\x00-\\x1F\\x7F-\\x9F]*$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2048){
validate32.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema38,data}];
return false;
}
else {
if(func0(data) < 1){
validate32.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema38,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate32.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},schema:"^[^\\x00-\\x1F\\x7F-\\x9F]*$",parentSchema:schema38,data}];
return false;
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema38.type,parentSchema:schema38,data}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema39 = {"type":"string","format":"uri","minLength":1,"maxLength":2048};
const formats22 = formats.uri;

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
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2048){
validate33.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema39,data}];
return false;
}
else {
if(func0(data) < 1){
validate33.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema39,data}];
return false;
}
else {
if(!(formats22(data))){
validate33.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema39,data}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema39.type,parentSchema:schema39,data}];
return false;
}
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema40 = {"type":"string","maxLength":55,"x-must-be":"a traceparent of W3C Trace Context, version 00","pattern":"^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$","examples":["00-0af7651916cd43dd8448eb211c80319c-b9c7c989f97918e1-01"]};
const pattern6 = new RegExp("^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 55){
validate34.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 55},schema:55,parentSchema:schema40,data}];
return false;
}
else {
if(!pattern6.test(data)){
validate34.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$"},schema:"^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$",parentSchema:schema40,data}];
return false;
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema40.type,parentSchema:schema40,data}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema41 = {"type":"string","maxLength":1536};

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
if(typeof data === "string"){
if(func0(data) > 1536){
validate35.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1536},schema:1536,parentSchema:schema41,data}];
return false;
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema41.type,parentSchema:schema41,data}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema42 = {"type":"string","x-unbounded":"W3C Trace Context ignores a value that is not valid, and does not refuse the request."};

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
if(typeof data !== "string"){
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema42.type,parentSchema:schema42,data}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema43 = {"type":"string","x-unbounded":"W3C Trace Context ignores a value that is not valid, and does not refuse the request."};

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
if(typeof data !== "string"){
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema43.type,parentSchema:schema43,data}];
return false;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema44 = {"type":"string","enum":["oauth_authentication_api"]};

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
if(typeof data !== "string"){
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema44.type,parentSchema:schema44,data}];
return false;
}
if(!(data === "oauth_authentication_api")){
validate38.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema44.enum},schema:schema44.enum,parentSchema:schema44,data}];
return false;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema45 = {"type":"string","enum":["client"]};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema45.type,parentSchema:schema45,data}];
return false;
}
if(!(data === "client")){
validate39.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema45.enum},schema:schema45.enum,parentSchema:schema45,data}];
return false;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema46 = {"type":"string","minLength":1,"maxLength":255,"pattern":"^(?:client_id:[\\x21-\\x7E]+|cimd_clients|third_party_clients|default)$","x-must-be":"client_id:<id>, 'cimd_clients', 'third_party_clients' or 'default'","examples":["client_id:nightly-import"]};
const pattern7 = new RegExp("^(?:client_id:[\\x21-\\x7E]+|cimd_clients|third_party_clients|default)$", "u");

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
if(typeof data === "string"){
if(func0(data) > 255){
validate40.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema46,data}];
return false;
}
else {
if(func0(data) < 1){
validate40.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema46,data}];
return false;
}
else {
if(!pattern7.test(data)){
validate40.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:client_id:[\\x21-\\x7E]+|cimd_clients|third_party_clients|default)$"},schema:"^(?:client_id:[\\x21-\\x7E]+|cimd_clients|third_party_clients|default)$",parentSchema:schema46,data}];
return false;
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema46.type,parentSchema:schema46,data}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"dynamicProps":false,"dynamicItems":false};

return {
"/components/schemas/EventStreamId": validate1,
"/components/schemas/EventId": validate2,
"/components/schemas/LogId": validate3,
"/components/schemas/RateLimitPolicyId": validate4,
"/components/parameters/CheckpointFrom/schema": validate5,
"/components/parameters/Take/schema": validate6,
"/components/parameters/Page/schema": validate7,
"/components/parameters/PerPage/schema": validate8,
"/components/parameters/CorrelationId/schema": validate9,
"/components/parameters/IfMatch/schema": validate10,
"/components/schemas/TimestampSeconds": validate11,
"/components/parameters/DeliveryStatuses/schema": validate12,
"/components/parameters/DeliveryEventTypes/schema": validate13,
"/components/parameters/DeliveryTake/schema": validate14,
"/components/parameters/AttemptResults/schema": validate15,
"/components/parameters/AttemptEventTypes/schema": validate16,
"/paths/~1api~1v2~1events/get/parameters/0/schema": validate17,
"/paths/~1api~1v2~1events/get/parameters/2/schema": validate18,
"/paths/~1api~1v2~1events/get/parameters/3/schema": validate19,
"/paths/~1api~1v2~1events/get/parameters/4/schema": validate20,
"/paths/~1api~1v2~1events/get/parameters/5/schema": validate21,
"/components/parameters/LogCorrelationId/schema": validate22,
"/components/parameters/LogClientId/schema": validate23,
"/components/schemas/LogOperation": validate24,
"/components/parameters/LogResourceId/schema": validate25,
"/components/schemas/LogKind": validate26,
"/components/schemas/CloudEventSpecVersion": validate27,
"/paths/~1internal~1events/post/parameters/2/schema": validate28,
"/components/schemas/PublisherEventSource": validate29,
"/components/schemas/EventType": validate30,
"/components/schemas/PublisherEventTime": validate31,
"/components/schemas/PublisherEventSubject": validate32,
"/components/schemas/PublisherEventDataSchema": validate33,
"/components/schemas/TraceParent": validate34,
"/paths/~1internal~1events/post/parameters/9/schema": validate35,
"/paths/~1internal~1events/post/parameters/10/schema": validate36,
"/paths/~1internal~1events/post/parameters/11/schema": validate37,
"/components/schemas/RateLimitPolicyResource": validate38,
"/components/schemas/RateLimitPolicyConsumer": validate39,
"/components/schemas/RateLimitPolicyConsumerSelector": validate40,
}
})
